import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { lockers, lockerColumns } from './lockers';

type TabNavigation = NonNullable<DataGridProps['tabNavigation']>;

const choices: TabNavigation[] = ['none', 'content', 'header', 'all'];

const rows = lockers.slice(0, 3);

export default function TabBetweenCells() {
  const [tabNavigation, setTabNavigation] = React.useState<TabNavigation>('content');

  return (
    <div style={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="tabNavigation"
        value={tabNavigation}
        onChange={(event) => setTabNavigation(event.target.value as TabNavigation)}
        sx={{ mb: 1, minWidth: 150 }}
      >
        {choices.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choice}
          </MenuItem>
        ))}
      </TextField>
      <div style={{ height: 148 }}>
        <DataGrid
          label="Lockers, to try the Tab key"
          rows={rows}
          columns={lockerColumns}
          tabNavigation={tabNavigation}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
