import { DataGrid } from '@mui/x-data-grid';
import { deliveries, deliveryColumns } from './deliveries';

export default function DefaultToolbar() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        label="Tours"
        rows={deliveries}
        columns={deliveryColumns}
        showToolbar
        density="compact"
        hideFooter
      />
    </div>
  );
}
