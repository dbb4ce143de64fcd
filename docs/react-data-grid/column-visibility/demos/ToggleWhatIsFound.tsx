import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import { bakeries, bakeryColumns } from './bakeries';

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function ToggleWhatIsFound() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        rows={bakeries}
        columns={bakeryColumns}
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          main: { 'aria-label': 'Sales of bakeries by quarter' },
          columnsManagement: {
            toggleAllMode: 'filteredOnly',
            // The search text arrives in lower case.
            searchPredicate: ({ field, description = '' }, text) =>
              `${field} ${description}`.toLowerCase().includes(text),
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
