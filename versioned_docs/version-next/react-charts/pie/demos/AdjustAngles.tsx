import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const data = [
  { id: 'oats', value: 24, label: 'Oats' },
  { id: 'rye', value: 9, label: 'Rye' },
  { id: 'wheat', value: 41, label: 'Wheat' },
  { id: 'corn', value: 16, label: 'Corn' },
];
const orders = ['none', 'asc', 'desc'] as const;

export default function AdjustAngles() {
  const [[startAngle, endAngle], setAngles] = React.useState<number[]>([-90, 180]);
  const [sortingValues, setSortingValues] = React.useState<(typeof orders)[number]>('desc');

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Fields by crop, in hectares"
        height={220}
        series={[{ data, startAngle, endAngle, sortingValues }]}
      />
      <Box sx={{ px: 3 }}>
        <Typography variant="body2">
          startAngle: {startAngle}, endAngle: {endAngle}
        </Typography>
        <Slider
          size="small"
          min={-180}
          max={360}
          step={15}
          value={[startAngle!, endAngle!]}
          getAriaLabel={(index) => (index === 0 ? 'startAngle' : 'endAngle')}
          onChange={(_, value) => setAngles(value as number[])}
        />
        <TextField
          select
          size="small"
          margin="dense"
          label="sortingValues"
          sx={{ minWidth: 160 }}
          value={sortingValues}
          onChange={(event) => setSortingValues(event.target.value as (typeof orders)[number])}
        >
          {orders.map((order) => (
            <MenuItem key={order} value={order}>
              {order}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Box>
  );
}
