import { DataGridPro } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

export default function WithoutPinning() {
  return (
    <div style={{ height: 202, width: '100%' }}>
      <DataGridPro
        rows={gauges}
        columns={gaugeColumns}
        disableColumnPinning
        density="compact"
        hideFooter
        aria-label="River gauges, without pinning"
      />
    </div>
  );
}
