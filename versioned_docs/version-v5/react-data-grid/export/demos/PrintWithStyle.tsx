import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const pageStyle = `
  @page { size: A4 landscape; margin: 15mm; }
  .MuiDataGrid-root { color: black; border: none; }
  .MuiDataGrid-columnHeader { border-bottom: 2px solid black; }
`;

export default function PrintWithStyle() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() =>
          apiRef.current.exportDataAsPrint({
            fileName: 'Meter readings, March 2025',
            fields: ['building', 'tariff', 'kwh', 'cost'],
            hideFooter: true,
            pageStyle,
          })
        }
      >
        Print
      </Button>
      <div style={{ height: 312 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={meterReadings}
          columns={meterColumns}
          density="compact"
          aria-label="Meter readings to print"
        />
      </div>
    </div>
  );
}
