import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

export default function ExportFromToolbar() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        slots={{ toolbar: GridToolbar }}
        aria-label="Meter readings"
        slotProps={{
          toolbar: { csvOptions: { fileName: 'meter-readings' } },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
