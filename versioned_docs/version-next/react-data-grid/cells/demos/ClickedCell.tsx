import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: GridColDef<Hive>[] = [
  { field: 'id', headerName: 'Hive', width: 100 },
  {
    field: 'altitude',
    headerName: 'Altitude',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.apiary.altitude,
    valueFormatter: (meters: number) => `${meters} m`,
  },
  { field: 'checked', headerName: 'Checked', type: 'date', flex: 1, minWidth: 110 },
];

export default function ClickedCell() {
  const [message, setMessage] = React.useState('No cell yet');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={hives}
          columns={columns}
          onCellClick={({ id, colDef, formattedValue }) =>
            setMessage(`${id}, ${colDef.headerName}: ${formattedValue}`)
          }
          disableRowSelectionOnClick
          density="compact"
          hideFooter
          label="Hives, with a report of the clicked cell"
        />
      </div>
      <output style={{ display: 'block', minHeight: 24, marginTop: 8 }}>{message}</output>
    </div>
  );
}
