import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const parcels = [340, 352, 371, 298, 310, 402, 431, 455, 420, 388, 395, 467, 490, 512, 478];
const days = parcels.map((_, index) => index + 1);

/** Covers the drawing area, and reports the index of the nearest point. */
function ClickArea({ onPick }: { onPick: (dataIndex: number) => void }) {
  const { left, top, width, height } = useDrawingArea();

  const pick = (event: React.MouseEvent<SVGRectElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left) / box.width;
    onPick(Math.round(share * (days.length - 1)));
  };
  return <rect x={left} y={top} width={width} height={height} fill="transparent" onClick={pick} />;
}

export default function ChooseDayByClick() {
  const [index, setIndex] = React.useState(5);

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Parcels delivered per day</figcaption>
      <LineChart
        height={240}
        margin={{ top: 20 }}
        xAxis={[{ data: days, min: 1, max: days.length, tickMinStep: 1 }]}
        yAxis={[{ min: 200, max: 600 }]}
        series={[{ data: parcels, showMark: false }]}
      >
        <ChartsReferenceLine x={days[index]!} lineStyle={{ strokeDasharray: '4 3' }} />
        <ClickArea onPick={setIndex} />
      </LineChart>
      <Box sx={{ px: 6 }}>
        <Slider
          aria-label="Day"
          min={1}
          max={days.length}
          value={index + 1}
          onChange={(_, day) => setIndex(Number(day) - 1)}
        />
        <Typography role="status">
          Day {days[index]}: {parcels[index]} parcels
        </Typography>
      </Box>
    </figure>
  );
}
