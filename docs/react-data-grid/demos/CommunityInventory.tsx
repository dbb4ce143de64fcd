import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { inventory, STOCK_STATES, type Article } from './inventory';

const columns: GridColDef<Article>[] = [
  { field: 'sku', headerName: 'SKU', width: 100 },
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 160 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100, editable: true },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...STOCK_STATES],
    width: 120,
    editable: true,
  },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 120 },
];

function InventoryToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
      <GridToolbarColumnsButton />
      <GridToolbarExport />
    </GridToolbarContainer>
  );
}

const getId = (article: Article) => article.sku;

export default function CommunityInventory() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={inventory}
        columns={columns}
        getRowId={getId}
        checkboxSelection
        disableRowSelectionOnClick
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        pageSizeOptions={[5, 10, 25]}
        slots={{ toolbar: InventoryToolbar }}
        slotProps={{ main: { 'aria-label': 'Inventory' } }}
      />
    </div>
  );
}
