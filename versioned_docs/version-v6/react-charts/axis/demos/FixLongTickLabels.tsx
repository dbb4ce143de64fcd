import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';

const departments = {
  scaleType: 'band' as const,
  data: [
    'Sales',
    'Human resources',
    'Customer relations',
    'Legal and compliance',
    'Warehouse logistics',
  ],
};
const lineBreaks = (name: string) => name.replaceAll(' ', '\n');

const smallFont = { fontSize: 9 };
const turned = { angle: -60, textAnchor: 'end' } as const;

const fixes: Record<string, Partial<BarChartProps>> = {
  'Nothing: labels are missing': { xAxis: [departments] },
  'Line breaks and a smaller font': {
    xAxis: [{ ...departments, valueFormatter: lineBreaks, tickLabelStyle: smallFont }],
    margin: { bottom: 60, top: 20, left: 40, right: 5 },
  },
  'Turned labels and a larger margin': {
    xAxis: [{ ...departments, tickLabelStyle: turned }],
    margin: { bottom: 130, top: 20 },
  },
  'Horizontal bars, default margin: cut off': { layout: 'horizontal', yAxis: [departments] },
  'Horizontal bars and a larger margin': {
    layout: 'horizontal',
    yAxis: [departments],
    margin: { left: 140, top: 20 },
  },
};

export default function FixLongTickLabels() {
  const [fix, setFix] = React.useState('Turned labels and a larger margin');
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <label>
        What is changed
        <NativeSelect fullWidth value={fix} onChange={(event) => setFix(event.target.value)}>
          {Object.keys(fixes).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </label>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Employees per department</figcaption>
        <BarChart height={340} series={[{ data: [38, 12, 51, 17, 44] }]} {...fixes[fix]} />
      </figure>
    </Stack>
  );
}
