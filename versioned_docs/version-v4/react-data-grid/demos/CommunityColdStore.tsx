import * as React from 'react';
import { DataGrid, GridToolbarExport, type GridColumns, type GridRowModel } from '@mui/x-data-grid';
import { crates } from './crates';

const columns: GridColumns = [
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 150 },
  { field: 'grower', headerName: 'Grower', flex: 1, minWidth: 150 },
  { field: 'picked', headerName: 'Picked', type: 'date', width: 130 },
  { field: 'kilos', headerName: 'Kilos', type: 'number', width: 120, editable: true },
  {
    field: 'grade',
    headerName: 'Grade',
    type: 'singleSelect',
    valueOptions: ['Table', 'Juice', 'Cider'],
    width: 120,
    editable: true,
  },
];

const getRowId = (crate: GridRowModel) => crate.crate;

export default function CommunityColdStore() {
  const [pageSize, setPageSize] = React.useState(5);

  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        aria-label="Apples in the cold store"
        rows={crates}
        columns={columns}
        getRowId={getRowId}
        pageSize={pageSize}
        onPageSizeChange={setPageSize}
        rowsPerPageOptions={[5, 10]}
        checkboxSelection
        disableSelectionOnClick
        components={{ Toolbar: GridToolbarExport }}
      />
    </div>
  );
}
