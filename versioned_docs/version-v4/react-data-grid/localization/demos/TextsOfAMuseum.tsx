import { DataGrid, GridToolbar, type GridLocaleText } from '@mui/x-data-grid';
import { exhibitions } from './exhibitions';
import { exhibitionColumns } from './exhibitionColumns';

const texts: Partial<GridLocaleText> = {
  toolbarFilters: 'Find exhibitions',
  toolbarColumns: 'Show or hide',
  noResultsOverlayLabel: 'No exhibition fits',
  booleanCellTrueLabel: 'on tour',
  booleanCellFalseLabel: 'in one place',
  footerRowSelected: (count) =>
    count === 1 ? 'One exhibition chosen' : `${count} exhibitions chosen`,
  MuiTablePagination: {
    labelDisplayedRows: ({ from, to, count }) => `Exhibitions ${from} to ${to} of ${count}`,
  },
};

const components = { Toolbar: GridToolbar };
const sizes = [4];

export default function TextsOfAMuseum() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={exhibitions}
        columns={exhibitionColumns}
        checkboxSelection
        localeText={texts}
        components={components}
        pageSize={4}
        rowsPerPageOptions={sizes}
        density="compact"
        aria-label="Exhibitions, with texts of a museum"
      />
    </div>
  );
}
