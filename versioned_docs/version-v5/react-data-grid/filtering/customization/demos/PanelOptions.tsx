import { DataGrid, GridToolbarFilterButton } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const components = { Toolbar: GridToolbarFilterButton };

export default function PanelOptions() {
  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        components={components}
        aria-label="Flats with a panel of other looks"
        componentsProps={{
          filterPanel: {
            filterFormProps: {
              columnsSort: 'asc',
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
