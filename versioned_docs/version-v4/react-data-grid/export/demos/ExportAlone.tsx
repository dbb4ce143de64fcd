import { DataGrid, GridToolbarExport } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const components = { Toolbar: GridToolbarExport };
const componentsProps = {
  toolbar: {
    csvOptions: { fileName: 'meter-readings', delimiter: ';', utf8WithBom: true },
    variant: 'outlined',
  },
};

export default function ExportAlone() {
  return (
    <div style={{ height: 302, width: '100%' }}>
      <DataGrid
        rows={meterReadings}
        columns={meterColumns}
        components={components}
        componentsProps={componentsProps}
        density="compact"
        hideFooter
        aria-label="Meter readings to download"
      />
    </div>
  );
}
