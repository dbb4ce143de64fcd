import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { raceResults } from './raceResults';

const columns: GridColDef[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 150 },
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 130 },
];

export default function ControlledSort() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'minutes', sort: 'asc' },
  ]);

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => setSortModel([{ field: 'club', sort: 'asc' }])}>By club</Button>
        <Button onClick={() => setSortModel([])}>Bib order</Button>
      </div>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={raceResults}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          density="compact"
          hideFooter
          aria-label="Race results with a controlled sort model"
        />
      </div>
      <code>{JSON.stringify(sortModel)}</code>
    </div>
  );
}
