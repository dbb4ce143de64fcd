import * as React from 'react';
import Button from '@material-ui/core/Button';
import Checkbox from '@material-ui/core/Checkbox';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridValueGetterParams,
} from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const columns: GridColDef[] = [
  ...meterColumns,
  // Hidden, and without a formatter: for the file only.
  {
    field: 'plainCost',
    headerName: 'Cost',
    hide: true,
    valueGetter: ({ row }: GridValueGetterParams) => row['cost'],
  },
];

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
