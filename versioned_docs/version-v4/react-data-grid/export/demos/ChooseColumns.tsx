import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const columns: GridColDef[] = meterColumns.map((column) => ({
  ...column,
  hide: column.field === 'tariff' || column.field === 'read',
  disableExport: column.field === 'remark',
}));

export default function ChooseColumns() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.exportDataAsCsv()}>Visible columns</Button>
      <Button onClick={() => apiRef.current.exportDataAsCsv({ allColumns: true })}>
        With hidden columns
      </Button>
      <Button onClick={() => apiRef.current.exportDataAsCsv({ fields: ['kwh', 'remark'] })}>
        kWh and remark
      </Button>
      <div style={{ height: 258 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={meterReadings}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Meter readings with hidden columns"
        />
      </div>
    </div>
  );
}
