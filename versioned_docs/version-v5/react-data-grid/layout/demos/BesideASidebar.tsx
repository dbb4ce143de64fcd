import * as React from 'react';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { visits, type Day, type Visit } from './visits';

const days: Day[] = ['Monday', 'Tuesday', 'Wednesday'];

const columns: GridColDef<Visit>[] = [
  { field: 'time', headerName: 'Time', width: 120 },
  { field: 'animal', headerName: 'Animal', width: 260 },
  { field: 'reason', headerName: 'Reason', width: 560 },
];

export default function BesideASidebar() {
  const [day, setDay] = React.useState<Day>('Tuesday');

  return (
    <div style={{ display: 'flex', width: '100%' }}>
      <List dense component="nav" aria-label="Days" sx={{ flexShrink: 0 }}>
        {days.map((name) => (
          <ListItemButton key={name} selected={name === day} onClick={() => setDay(name)}>
            {name}
          </ListItemButton>
        ))}
      </List>
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
