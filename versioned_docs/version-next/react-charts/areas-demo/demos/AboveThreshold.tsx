import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

const LIMIT = 55;
const hours = Array.from({ length: 13 }, (_, index) => index + 8);

export default function AboveThreshold() {
  return (
    <LineChart
      title={`Noise beside a building site by hour; the part above ${LIMIT} decibels is filled`}
      height={300}
      xAxis={[
        {
          data: hours,
          domainLimit: 'strict',
          tickMinStep: 1,
          valueFormatter: (hour: number) => `${hour}:00`,
        },
      ]}
      yAxis={[
        {
          min: 40,
          max: 75,
          colorMap: { type: 'piecewise', thresholds: [LIMIT], colors: ['transparent', '#d1495b'] },
        },
      ]}
      series={[
        {
          data: [48, 58, 64, 67, 63, 52, 50, 51, 66, 70, 64, 53, 47],
          area: true,
          baseline: LIMIT,
          showMark: false,
          curve: 'linear',
          valueFormatter: (value) => `${value} dB`,
        },
      ]}
      sx={{
        [`.${lineClasses.line}`]: { stroke: '#808080' },
        [`.${lineClasses.highlight}`]: { fill: '#808080' },
      }}
    >
      <ChartsReferenceLine y={LIMIT} label="Limit" lineStyle={{ strokeDasharray: '5 4' }} />
    </LineChart>
  );
}
