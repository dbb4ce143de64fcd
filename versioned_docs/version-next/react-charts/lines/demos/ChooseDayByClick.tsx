import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 15 }, (_, index) => index + 1);
const parcels = [340, 352, 371, 298, 310, 402, 431, 455, 420, 388, 395, 467, 490, 512, 478];

export default function ChooseDayByClick() {
  const [index, setIndex] = React.useState(5);

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        title="Parcels delivered per day"
        height={240}
        xAxis={[{ data: days, tickMinStep: 1 }]}
        yAxis={[{ min: 200, max: 600 }]}
        series={[{ data: parcels, showMark: false }]}
        onAxisClick={(_, data) => data && setIndex(data.dataIndex)}
      >
        <ChartsReferenceLine x={days[index]} lineStyle={{ strokeDasharray: '4 3' }} />
      </LineChart>
      <Box sx={{ pl: 8, pr: 3 }}>
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
    </Box>
  );
}
