import { DataGrid, GridToolbarContainer, GridToolbarFilterButton } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function PanelOptions() {
  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        slots={{ toolbar: FilterToolbar }}
        aria-label="Flats with a panel of other looks"
        slotProps={{
          filterPanel: {
            getColumnForNewFilter: () => 'rent',
            filterFormProps: {
              columnsSort: 'asc',
              filterColumns: ({ columns }) =>
                columns.map(({ field }) => field).filter((field) => field !== 'heating'),
              columnInputProps: { variant: 'outlined', size: 'small' },
              operatorInputProps: { variant: 'outlined', size: 'small', sx: { mx: 1 } },
              valueInputProps: { InputComponentProps: { variant: 'outlined', size: 'small' } },
              deleteIconProps: { sx: { display: 'none' } },
            },
            sx: { '& .MuiDataGrid-filterForm': { alignItems: 'flex-end', p: 2 } },
          },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
