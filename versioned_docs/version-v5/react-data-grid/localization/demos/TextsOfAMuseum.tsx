import { DataGrid, GridToolbar, type GridLocaleText } from '@mui/x-data-grid';
import { exhibitions } from './exhibitions';
import { exhibitionColumns } from './exhibitionColumns';

const rows = exhibitions.slice(0, 4);

const texts: Partial<GridLocaleText> = {
  toolbarFilters: 'Find exhibitions',
  toolbarColumns: 'Show or hide',
  noResultsOverlayLabel: 'No exhibition fits',
  booleanCellTrueLabel: 'on tour',
  booleanCellFalseLabel: 'in one place',
  footerRowSelected: (count) =>
    count === 1 ? 'One exhibition chosen' : `${count} exhibitions chosen`,
  MuiTablePagination: { labelRowsPerPage: 'Exhibitions a page:' },
};

export default function TextsOfAMuseum() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={exhibitionColumns}
        checkboxSelection
        localeText={texts}
        components={{ Toolbar: GridToolbar }}
        rowsPerPageOptions={[4, 8]}
        initialState={{ pagination: { pageSize: 4 } }}
        density="compact"
        aria-label="Exhibitions, with texts of a museum"
      />
    </div>
  );
}
