import * as React from 'react';
import List from '@material-ui/core/List';
import ListItem from '@material-ui/core/ListItem';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Day } from './visits';

const days: Day[] = ['Monday', 'Tuesday', 'Wednesday'];

const columns: GridColDef[] = [
  { field: 'time', headerName: 'Time', width: 120 },
  { field: 'animal', headerName: 'Animal', width: 260 },
  { field: 'reason', headerName: 'Reason', width: 560 },
];

export default function BesideASidebar() {
  const [day, setDay] = React.useState<Day>('Tuesday');

  return (
    <div style={{ display: 'flex', width: '100%' }}>
      <nav aria-label="Days" style={{ flexShrink: 0 }}>
        <List dense component="div">
          {days.map((name) => (
            <ListItem
              key={name}
              button
              component="button"
              selected={name === day}
              onClick={() => setDay(name)}
            >
              {name}
            </ListItem>
          ))}
        </List>
      </nav>
      <div style={{ flex: 1, minWidth: 0, height: 300 }}>
        <DataGrid
          rows={visits[day]}
          columns={columns}
          density="compact"
          aria-label={`Visits on ${day}, beside a sidebar`}
        />
      </div>
    </div>
  );
}
