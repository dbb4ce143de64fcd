import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useSvgRef, useXScale } from '@mui/x-charts/hooks';
import { storm } from './storm';

const hours = storm.map(({ hour }) => hour);
const charts = [
  { name: 'Rain', unit: 'mm per hour', color: '#4f9bd9', data: storm.map(({ rain }) => rain) },
  { name: 'River', unit: 'cm', color: '#1f8a6e', data: storm.map(({ river }) => river) },
];

interface CursorProps {
  hour: number;
  onMove: (hour: number) => void;
}

function Cursor({ hour, onMove }: CursorProps) {
  const svgRef = useSvgRef();
  const scale = useXScale<'linear'>();

  React.useEffect(() => {
    const svg = svgRef.current;
    const move = (event: PointerEvent) => {
      const x = event.clientX - (svg?.getBoundingClientRect().left ?? 0);
      onMove(Math.min(Math.max(Math.round(scale.invert(x)), 0), hours.length - 1));
    };
    svg?.addEventListener('pointermove', move);
    return () => svg?.removeEventListener('pointermove', move);
  }, [svgRef, scale, onMove]);

  return <ChartsReferenceLine x={hour} />;
}

export default function SharedCursor() {
  const [hour, setHour] = React.useState(9);

  return (
    <Box sx={{ width: '100%' }}>
      {charts.map(({ name, unit, color, data }) => (
        <div key={name}>
          <Typography sx={{ pl: 6 }}>
            {name}: {data[hour]} {unit}
          </Typography>
          <LineChart
            title={`${name} in ${unit} on the day of a storm`}
            height={150}
            margin={{ top: 10, bottom: 25 }}
            xAxis={[{ data: hours, domainLimit: 'strict' }]}
            series={[{ data, color, area: true, showMark: false }]}
            axisHighlight={{ x: 'none' }}
            tooltip={{ trigger: 'none' }}
            disableLineItemHighlight
          >
            <Cursor hour={hour} onMove={setHour} />
          </LineChart>
        </div>
      ))}
      <Box sx={{ px: 6 }}>
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
