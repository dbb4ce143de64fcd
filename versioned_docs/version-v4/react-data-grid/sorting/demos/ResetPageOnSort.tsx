import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { stations } from './stations';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 160 },
];

const pageSizes = [4];

const isSame = (model1: GridSortModel, model2: GridSortModel) =>
  JSON.stringify(model1) === JSON.stringify(model2);

export default function ResetPageOnSort() {
  const [page, setPage] = React.useState(1);
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [resetPage, setResetPage] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={resetPage} onChange={(_, on) => setResetPage(on)} />}
        label="Back to the first page on sort"
      />
      <div style={{ height: 240 }}>
        <DataGrid
          rows={stations}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={(model) => {
            setSortModel(model);
            // The same model arrives again when the width of the grid changes.
            if (resetPage && !isSame(model, sortModel)) {
              setPage(0);
            }
          }}
          rowsPerPageOptions={pageSizes}
          pageSize={4}
          page={page}
          onPageChange={setPage}
          density="compact"
          aria-label="Passengers of metro stations"
        />
      </div>
    </div>
  );
}
