import { DataGrid, GridToolbarContainer, GridToolbarExport } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

function ExportToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExport
        csvOptions={{ fileName: 'meter-readings', delimiter: ';', utf8WithBom: true }}
        printOptions={{ disableToolbarButton: true }}
        variant="outlined"
      />
    </GridToolbarContainer>
  );
}

export default function ExportAlone() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        components={{ Toolbar: ExportToolbar }}
        density="compact"
        hideFooter
        aria-label="Meter readings to download"
      />
    </div>
  );
}
