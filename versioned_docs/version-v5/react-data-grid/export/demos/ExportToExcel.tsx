import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

export default function ExportToExcel() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGridPremium
        rows={meterReadings}
        columns={meterColumns}
        components={{ Toolbar: GridToolbar }}
        aria-label="Meter readings for Excel"
        componentsProps={{
          toolbar: { excelOptions: { fileName: 'meter-readings' } },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
