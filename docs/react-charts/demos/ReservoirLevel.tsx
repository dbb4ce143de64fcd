import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';
import { reservoir } from './reservoir';

const percent = (value: number | null) => `${value} %`;
const shortMonth = (date: Date) => date.toLocaleDateString('en', { month: 'short' });

export default function ReservoirLevel() {
  return (
    <LineChart
      title="Fill level of a reservoir in 2024, beside the average of ten years"
      height={320}
      margin={{ right: 20 }}
      dataset={reservoir}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'month',
          domainLimit: 'strict',
          valueFormatter: shortMonth,
        },
      ]}
      yAxis={[{ min: 0, max: 100, valueFormatter: percent }]}
      series={[
        { dataKey: 'level', label: '2024', area: true, showMark: false, valueFormatter: percent },
        { dataKey: 'average', label: 'Average', showMark: false, valueFormatter: percent },
      ]}
      grid={{ horizontal: true }}
      sx={{ [`.${areaElementClasses.root}`]: { fillOpacity: 0.25 } }}
    >
      <ChartsReferenceLine
        y={40}
        label="Irrigation is limited"
        labelAlign="start"
        lineStyle={{ strokeDasharray: '6 4' }}
        labelStyle={{ fontSize: 12, direction: 'ltr' }}
      />
    </LineChart>
  );
}
