import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { meterReadings, type MeterReading } from './meterReadings';

const columns: GridColDef<MeterReading>[] = [
  ...meterColumns,
  // Hidden, and without a formatter: for the file only.
  { field: 'plainCost', headerName: 'Cost', valueGetter: ({ row }) => row.cost },
];
const initialState = { columns: { columnVisibilityModel: { plainCost: false } } };

export default function PreviewOfCsv() {
  const apiRef = useGridApiRef();
  const [currency, setCurrency] = React.useState(true);
  const [semicolons, setSemicolons] = React.useState(false);
  const [csv, setCsv] = React.useState('');

  const show = () =>
    setCsv(
      apiRef.current.getDataAsCsv({
        fields: ['building', 'read', 'kwh', currency ? 'cost' : 'plainCost'],
        delimiter: semicolons ? ';' : ',',
      }),
    );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Checkbox checked={currency} onChange={(_, on) => setCurrency(on)} />}
        label="Currency"
      />
      <FormControlLabel
        control={<Checkbox checked={semicolons} onChange={(_, on) => setSemicolons(on)} />}
        label="Semicolons"
      />
      <Button onClick={show}>Show the file</Button>
      <div style={{ height: 258 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={meterReadings}
          columns={columns}
          initialState={initialState}
          density="compact"
          hideFooter
          aria-label="Meter readings to preview"
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
