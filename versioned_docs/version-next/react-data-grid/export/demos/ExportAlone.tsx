import { DataGrid, ExportCsv, Toolbar, type GridCsvExportOptions } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const csvOptions: GridCsvExportOptions = {
  fileName: 'meter-readings',
  delimiter: ';',
  utf8WithBom: true,
};

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv options={csvOptions}>Download for Excel</ExportCsv>
    </Toolbar>
  );
}

const slots = { toolbar: ExportToolbar };

export default function ExportAlone() {
  return (
    <div style={{ height: 312, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        slots={slots}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Meter readings to download' } }}
      />
    </div>
  );
}
