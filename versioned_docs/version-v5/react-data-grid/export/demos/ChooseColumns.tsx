import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { meterReadings, type MeterReading } from './meterReadings';

const columns: GridColDef<MeterReading>[] = meterColumns.map((column) =>
  column.field === 'remark' ? { ...column, disableExport: true } : column,
);

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
          initialState={{ columns: { columnVisibilityModel: { tariff: false, read: false } } }}
          density="compact"
          hideFooter
          aria-label="Meter readings with hidden columns"
        />
      </div>
    </div>
  );
}
