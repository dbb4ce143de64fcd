import { DataGrid } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

export default function ExportFromToolbar() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        showToolbar
        slotProps={{
          main: { 'aria-label': 'Meter readings' },
          toolbar: { csvOptions: { fileName: 'meter-readings' } },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
