import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6', '8', '10', '12', '14', '16', '18'];
const degrees = [18.4, 19.1, 20.8, 22.3, 23.6, 22.9, 21.2];
const BASE = 21;

const charts = {
  zero: { series: [{ data: degrees, area: true }] },
  bottom: { series: [{ data: degrees, area: true }], yAxis: [{ min: 17 }] },
  value: {
    series: [
      // Not drawn: carries the second series. Without a text, the tooltip leaves it out.
      {
        id: 'base',
        stack: 'office',
        data: degrees.map(() => BASE),
        showMark: false,
        disableHighlight: true,
        valueFormatter: () => null as unknown as string,
      },
      {
        stack: 'office',
        data: degrees.map((value) => value - BASE),
        area: true,
        valueFormatter: (difference: number) => (difference + BASE).toFixed(1),
      },
    ],
    yAxis: [{ min: 17 }],
  },
};
type Choice = keyof typeof charts;

export default function ChooseAreaBaseline() {
  const [choice, setChoice] = React.useState<Choice>('value');

  return (
    <Stack sx={{ width: '100%', alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Where the area ends"
        value={choice}
        onChange={(_, next: Choice | null) => setChoice(next ?? choice)}
      >
        <ToggleButton value="zero">Zero (default)</ToggleButton>
        <ToggleButton value="bottom">Bottom</ToggleButton>
        <ToggleButton value="value">{BASE} °C</ToggleButton>
      </ToggleButtonGroup>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Temperature in an office (°C)</figcaption>
        <LineChart
          height={260}
          margin={{ top: 20 }}
          colors={['#2f80c3']}
          xAxis={[{ scaleType: 'point', data: hours }]}
          sx={{ '.MuiLineElement-series-base': { stroke: 'none' } }}
          {...charts[choice]}
        />
      </figure>
    </Stack>
  );
}
