import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

export default function PreviewOfCsv() {
  const apiRef = useGridApiRef();
  const [rawValues, setRawValues] = React.useState(false);
  const [escapeFormulas, setEscapeFormulas] = React.useState(true);
  const [csv, setCsv] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Checkbox checked={rawValues} onChange={(_, on) => setRawValues(on)} />}
        label="ignoreValueFormatterDuringExport"
      />
      <FormControlLabel
        control={<Checkbox checked={escapeFormulas} onChange={(_, on) => setEscapeFormulas(on)} />}
        label="escapeFormulas"
      />
      <Button onClick={() => setCsv(apiRef.current?.getDataAsCsv({ escapeFormulas }) ?? '')}>
        Show the file
      </Button>
      <div style={{ height: 258 }}>
        <DataGrid
          apiRef={apiRef}
          rows={meterReadings}
          columns={meterColumns}
          ignoreValueFormatterDuringExport={rawValues}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Meter readings to preview' } }}
        />
      </div>
      <pre
        dir="ltr"
        role="region"
        aria-label="CSV"
        tabIndex={0}
        style={{ height: 150, overflow: 'auto', margin: '8px 0 0', fontSize: 12 }}
      >
        {csv}
      </pre>
    </div>
  );
}
