import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { exhibitColumns, exhibits } from './exhibits';

export default function BetweenTwoLimits() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={exhibits}
        columns={exhibitColumns}
        getRowHeight={() => 'auto'}
        sx={{
          [`& .${gridClasses.cell}`]: {
            minHeight: 52,
            maxHeight: 76,
            overflowY: 'auto',
            py: 1.5,
          },
        }}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Exhibits, neither too low nor too tall' } }}
      />
    </div>
  );
}
