import { DataGridPro } from '@mui/x-data-grid-pro';
import { gaugeColumns, gauges } from './gauges';

export default function PinnedAtFirst() {
  return (
    <div style={{ height: 202, width: '100%' }}>
      <DataGridPro
        rows={gauges}
        columns={gaugeColumns}
        initialState={{ pinnedColumns: { left: ['id'], right: ['warning'] } }}
        density="compact"
        hideFooter
        aria-label="River gauges, name and warning level pinned"
      />
    </div>
  );
}
