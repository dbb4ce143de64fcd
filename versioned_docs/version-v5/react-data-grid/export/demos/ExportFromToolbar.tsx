import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

export default function ExportFromToolbar() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        components={{ Toolbar: GridToolbar }}
        aria-label="Meter readings"
        componentsProps={{
          toolbar: { csvOptions: { fileName: 'meter-readings' } },
        }}
        density="compact"
        hideFooter
      />
    </div>
  );
}
