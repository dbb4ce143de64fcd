import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { snowDepth } from './snowDepth';

const shortDate = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const centimeters = (depth: number | null) => (depth === null ? 'no reading' : `${depth} cm`);

export default function SnowDepth() {
  return (
    <LineChart
      title="Snow depth on the pass and in the valley, winter of 2025"
      height={320}
      grid={{ horizontal: true }}
      xAxis={[
        {
          scaleType: 'time',
          data: snowDepth.days,
          domainLimit: 'strict',
          valueFormatter: (day: Date) => shortDate.format(day),
        },
      ]}
      yAxis={[{ valueFormatter: (depth: number) => `${depth} cm`, width: 60 }]}
      series={[
        {
          id: 'pass',
          label: 'Pass',
          data: snowDepth.pass,
          connectNulls: true,
          showMark: false,
          valueFormatter: centimeters,
        },
        {
          id: 'valley',
          label: 'Valley',
          data: snowDepth.valley,
          area: true,
          showMark: false,
          valueFormatter: centimeters,
        },
      ]}
      sx={{ '.MuiAreaElement-series-valley': { fillOpacity: 0.25 } }}
      enableKeyboardNavigation
    >
      <ChartsReferenceLine
        y={100}
        label="The lifts open"
        labelAlign="start"
        labelStyle={{ fontSize: 12 }}
      />
    </LineChart>
  );
}
