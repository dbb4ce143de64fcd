import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const parcels = [
  { id: 's', value: 120, label: 'Small', color: '#7fb8e6' },
  { id: 'm', value: 84, label: 'Medium', color: '#9fd39b' },
  { id: 'l', value: 26, label: 'Large', color: '#e6b566' },
  { id: 'xl', value: 9, label: 'Bulky', color: '#e39aa9' },
];

export default function HideLabelsOfSmallSlices() {
  const [arcLabelMinAngle, setArcLabelMinAngle] = React.useState(30);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        title="Parcels by size"
        height={240}
        hideLegend
        series={[
          {
            data: parcels,
            arcLabel: ({ label, value }) => `${label}: ${value}`,
            arcLabelMinAngle,
            arcLabelRadius: '62%',
          },
        ]}
        sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1f24', fontSize: 13 } }}
      />
      <Box sx={{ px: 3 }}>
        <Typography variant="body2">arcLabelMinAngle: {arcLabelMinAngle}</Typography>
        <Slider
          size="small"
          aria-label="arcLabelMinAngle"
          min={15}
          max={180}
          step={15}
          value={arcLabelMinAngle}
          onChange={(_, value) => setArcLabelMinAngle(value as number)}
        />
      </Box>
    </Box>
  );
}
