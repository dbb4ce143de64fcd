import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const slotProps: DataGridProps['slotProps'] = {
  main: { 'aria-label': 'Flats with a panel of other looks' },
  filterPanel: {
    getColumnForNewFilter: () => 'rent',
    filterFormProps: {
      columnsSort: 'asc',
      filterColumns: ({ columns }) =>
        columns.map(({ field }) => field).filter((field) => field !== 'heating'),
      columnInputProps: { sx: { width: 110 } },
      operatorInputProps: { sx: { width: 80 } },
      valueInputProps: {
        sx: { width: 130 },
        InputComponentProps: { slotProps: { root: { size: 'small', placeholder: 'Amount' } } },
      },
      deleteIconProps: { sx: { display: 'none' } },
    },
  },
};

export default function PanelOptions() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        showToolbar
        slotProps={slotProps}
        density="compact"
        hideFooter
      />
    </div>
  );
}
