import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { storm } from './storm';

const hours = storm.map(({ hour }) => hour);
const lastHour = hours.length - 1;
const charts = [
  { name: 'Rain', unit: 'mm per hour', color: '#4f9bd9', data: storm.map(({ rain }) => rain) },
  { name: 'River', unit: 'cm', color: '#1f8a6e', data: storm.map(({ river }) => river) },
];

interface CursorProps {
  hour: number;
  onMove: (hour: number) => void;
}

function Cursor({ hour, onMove }: CursorProps) {
  const { left, top, width, height } = useDrawingArea();

  const move = (event: React.PointerEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onMove(Math.min(Math.max(Math.round(share * lastHour), 0), lastHour));
  };
  return (
    <React.Fragment>
      <ChartsReferenceLine x={hour} />
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerMove={move}
      />
    </React.Fragment>
  );
}

export default function SharedCursor() {
  const [hour, setHour] = React.useState(9);

  return (
    <Box dir="ltr" sx={{ width: '100%' }}>
      {charts.map(({ name, unit, color, data }) => (
        <figure key={name} style={{ margin: 0 }}>
          <Typography component="figcaption" sx={{ pl: 6 }}>
            {name}: {data[hour]} {unit}
          </Typography>
          <LineChart
            height={150}
            margin={{ top: 10, bottom: 25 }}
            xAxis={[{ data: hours, min: 0, max: lastHour }]}
            series={[{ data, color, area: true, showMark: false }]}
            axisHighlight={{ x: 'none' }}
            tooltip={{ trigger: 'none' }}
            disableLineItemHighlight
          >
            <Cursor hour={hour} onMove={setHour} />
          </LineChart>
        </figure>
      ))}
      <Box sx={{ px: 6 }}>
        <Slider
          aria-label="Hour"
          max={lastHour}
          value={hour}
          onChange={(_, value) => setHour(Number(value))}
        />
      </Box>
    </Box>
  );
}
