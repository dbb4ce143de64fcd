import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { exhibitions } from './exhibitions';
import { exhibitionColumns } from './exhibitionColumns';

export default function TextsOfAMuseum() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={exhibitions.slice(0, 4)}
        columns={exhibitionColumns}
        checkboxSelection
        localeText={{
          toolbarFilters: 'Find exhibitions',
          toolbarColumns: 'Show or hide',
          noResultsOverlayLabel: 'No exhibition fits',
          booleanCellTrueLabel: 'on tour',
          booleanCellFalseLabel: 'in one place',
          footerRowSelected: (count) =>
            count === 1 ? 'One exhibition chosen' : `${count} exhibitions chosen`,
          MuiTablePagination: { labelRowsPerPage: 'Exhibitions a page:' },
        }}
        slots={{ toolbar: GridToolbar }}
        pageSizeOptions={[4, 8]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Exhibitions, with texts of a museum' } }}
      />
    </div>
  );
}
