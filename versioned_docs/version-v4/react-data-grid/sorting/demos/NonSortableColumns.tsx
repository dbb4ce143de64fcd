import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { hikingHuts } from './hikingHuts';

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', sortable: false, width: 130 },
  { field: 'note', headerName: 'Note', sortable: false, flex: 2, minWidth: 200 },
];

export default function NonSortableColumns() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => setSortModel([{ field: 'altitude', sort: 'desc' }])}>
          Highest first
        </Button>
        <Button onClick={() => setSortModel([])}>Unsort</Button>
      </div>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={hikingHuts}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
          aria-label="Huts, by name from the header, by altitude from the buttons"
        />
      </div>
    </div>
  );
}
