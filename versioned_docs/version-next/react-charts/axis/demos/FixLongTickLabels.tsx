import * as React from 'react';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
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
const lineBreaks = (name: string, { location }: { location: string }) =>
  location === 'tick' ? name.replaceAll(' ', '\n') : name;

export default function FixLongTickLabels() {
  const [fix, setFix] = React.useState('Turned labels and a higher axis');
  const end = useTheme().direction === 'rtl' ? 'start' : 'end';
  const smallFont = { fontSize: 9 };
  const turned = { angle: -60, textAnchor: end } as const;

  const fixes: Record<string, Partial<BarChartProps>> = {
    'Nothing: labels are left out': { xAxis: [departments] },
    'Line breaks and a smaller font': {
      xAxis: [
        { ...departments, height: 40, valueFormatter: lineBreaks, tickLabelStyle: smallFont },
      ],
    },
    'Turned labels and a higher axis': {
      xAxis: [{ ...departments, height: 130, tickLabelStyle: turned }],
    },
    'Horizontal bars, default width: shortened': { layout: 'horizontal', yAxis: [departments] },
    'Horizontal bars and a wider axis': {
      layout: 'horizontal',
      yAxis: [{ ...departments, width: 150 }],
    },
  };

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
      <BarChart
        title="Employees per department"
        height={340}
        series={[{ data: [38, 12, 51, 17, 44] }]}
        {...fixes[fix]}
      />
    </Stack>
  );
}
