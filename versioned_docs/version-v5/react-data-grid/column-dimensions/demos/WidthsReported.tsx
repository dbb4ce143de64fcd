import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { talks, type Talk } from './talks';

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 90 },
  { field: 'title', headerName: 'Title', width: 220 },
  { field: 'room', headerName: 'Room', width: 120 },
];

export default function WidthsReported() {
  const [during, setDuring] = React.useState('–');
  const [after, setAfter] = React.useState('–');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 222 }}>
        <DataGridPro
          rows={talks}
          columns={columns}
          onColumnResize={({ colDef, width }) => setDuring(`${colDef.field}, ${width} px`)}
          onColumnWidthChange={({ colDef, width }) => setAfter(`${colDef.field}, ${width} px`)}
          density="compact"
          hideFooter
          aria-label="Talks, with reports of widths"
        />
      </div>
      <p style={{ margin: '8px 0 0' }}>onColumnResize: {during}</p>
      <p style={{ margin: 0 }}>onColumnWidthChange: {after}</p>
    </div>
  );
}
