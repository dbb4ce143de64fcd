import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const branches = [
  { name: 'Center', sales: [82, 91, 88, 97, 104, 110] },
  { name: 'Airport', sales: [41, 43, 40, 46, 45, 49] },
  { name: 'Old port', sales: [12, 9, 14, 11, 15, 13] },
];
const all = branches.flatMap(({ sales }) => sales);
const range = { min: Math.min(...all), max: Math.max(...all) };

export default function SharedRange() {
  const [shared, setShared] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={shared} onChange={(_, on) => setShared(on)} />}
        label="Same range for all"
      />
      {branches.map(({ name, sales }) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', height: 56 }}>
          <Box sx={{ width: 90, flex: 'none' }}>{name}</Box>
          <SparkLineChart
            title={`Weekly sales, ${name}`}
            data={sales}
            yAxis={shared ? range : undefined}
          />
        </Box>
      ))}
    </Box>
  );
}
