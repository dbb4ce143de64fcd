import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'wool', value: 48, label: 'Wool' },
  { id: 'silk', value: 21, label: 'Silk' },
  { id: 'linen', value: 31, label: 'Linen' },
];
const ranges = { innerRadius: 100, outerRadius: 100, paddingAngle: 20, cornerRadius: 20 };
const units = { innerRadius: '%', outerRadius: '%', paddingAngle: '°', cornerRadius: ' px' };
type Name = keyof typeof ranges;

export default function AdjustRadii() {
  const [values, setValues] = React.useState<Record<Name, number>>({
    innerRadius: 40,
    outerRadius: 90,
    paddingAngle: 4,
    cornerRadius: 6,
  });

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Yarn in stock by fiber"
        height={220}
        series={[
          {
            ...values,
            data,
            innerRadius: `${values.innerRadius}%`,
            outerRadius: `${values.outerRadius}%`,
          },
        ]}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 4, px: 3 }}>
        {(Object.keys(ranges) as Name[]).map((name) => (
          <div key={name}>
            <Typography variant="body2">{`${name}: ${values[name]}${units[name]}`}</Typography>
            <Slider
              size="small"
              aria-label={name}
              value={values[name]}
              max={ranges[name]}
              onChange={(_, value) => setValues({ ...values, [name]: value as number })}
            />
          </div>
        ))}
      </Box>
    </Box>
  );
}
