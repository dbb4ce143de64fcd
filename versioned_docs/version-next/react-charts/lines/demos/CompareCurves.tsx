import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import { LineChart, type CurveType } from '@mui/x-charts';

const curves: CurveType[] = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'step',
  'stepBefore',
  'stepAfter',
  'bumpX',
  'monotoneY',
  'bumpY',
];

export default function CompareCurves() {
  const [curve, setCurve] = React.useState<CurveType>('natural');

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControl sx={{ width: 160, ml: 2 }}>
        <InputLabel htmlFor="line-curve">curve</InputLabel>
        <NativeSelect
          id="line-curve"
          value={curve}
          onChange={(event) => setCurve(event.target.value as CurveType)}
        >
          {curves.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <LineChart
        title={`Stock of a spare part, drawn with the curve ${curve}`}
        height={260}
        xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7, 8], tickMinStep: 1 }]}
        yAxis={[{ min: -2, max: 14 }]}
        series={[{ data: [10, 10, 3, 1, 1, 12, 12, 8], curve }]}
        grid={{ vertical: true, horizontal: true }}
      />
    </Stack>
  );
}
