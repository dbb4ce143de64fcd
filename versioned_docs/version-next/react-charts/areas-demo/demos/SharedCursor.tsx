import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import type { AxisItemIdentifier } from '@mui/x-charts/models';
import { storm } from './storm';

const hours = storm.map(({ hour }) => hour);
const charts = [
  { name: 'Rain', unit: 'mm per hour', color: '#4f9bd9', data: storm.map(({ rain }) => rain) },
  { name: 'River', unit: 'cm', color: '#1f8a6e', data: storm.map(({ river }) => river) },
];

export default function SharedCursor() {
  const [hour, setHour] = React.useState(9);

  // The list is empty when the pointer leaves the chart: the cursor stays where it was.
  const followPointer = ([item]: AxisItemIdentifier[]) => setHour(item?.dataIndex ?? hour);

  return (
    <Box sx={{ width: '100%' }}>
      {charts.map(({ name, unit, color, data }) => (
        <div key={name}>
          <Typography sx={{ pl: 8 }}>
            {name}: {data[hour]} {unit}
          </Typography>
          <LineChart
            title={`${name} in ${unit} on the day of a storm`}
            height={150}
            margin={{ top: 10, bottom: 0 }}
            xAxis={[{ id: 'hour', data: hours, domainLimit: 'strict' }]}
            highlightedAxis={[{ axisId: 'hour', dataIndex: hour }]}
            onHighlightedAxisChange={followPointer}
            series={[{ data, color, area: true, showMark: false }]}
            slotProps={{ tooltip: { trigger: 'none' } }}
          />
        </div>
      ))}
      <Box sx={{ pl: 8, pr: 3 }}>
        <Slider
          aria-label="Hour"
          max={hours.length - 1}
          value={hour}
          onChange={(_, value) => setHour(Number(value))}
        />
      </Box>
    </Box>
  );
}
