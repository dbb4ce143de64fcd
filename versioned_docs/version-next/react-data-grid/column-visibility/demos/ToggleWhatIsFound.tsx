import { ColumnsPanelTrigger, DataGrid, Toolbar, ToolbarButton } from '@mui/x-data-grid';
import { bakeries, bakeryColumns } from './bakeries';

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
    </Toolbar>
  );
}

export default function ToggleWhatIsFound() {
  return (
    <div style={{ height: 206, width: '100%' }}>
      <DataGrid
        rows={bakeries}
        columns={bakeryColumns}
        showToolbar
        slots={{ toolbar: ColumnsToolbar }}
        slotProps={{
          columnsManagement: {
            toggleAllMode: 'filteredOnly',
            // The search text arrives in lower case.
            searchPredicate: ({ field, description = '' }, text) =>
              `${field} ${description}`.toLowerCase().includes(text),
          },
        }}
        label="Sales of bakeries by quarter"
        density="compact"
        hideFooter
      />
    </div>
  );
}
