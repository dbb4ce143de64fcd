import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const components = { Toolbar: GridToolbar };

export default function ExportFromToolbar() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        components={components}
        aria-label="Meter readings"
        density="compact"
        hideFooter
      />
    </div>
  );
}
