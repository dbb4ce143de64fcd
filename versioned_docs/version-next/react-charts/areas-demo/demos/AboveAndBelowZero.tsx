import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { PiecewiseColorLegend, type PiecewiseColorLegendProps } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24];

const labelFormatter: PiecewiseColorLegendProps['labelFormatter'] = ({ min }) =>
  min === null ? 'Fed in' : 'Drawn';

export default function AboveAndBelowZero() {
  return (
    <LineChart
      title="Power drawn from the grid and fed into it by a house with solar panels, in kilowatts"
      height={320}
      xAxis={[
        { data: hours, domainLimit: 'strict', valueFormatter: (hour: number) => `${hour}:00` },
      ]}
      yAxis={[
        {
          min: -4,
          max: 3,
          colorMap: { type: 'piecewise', thresholds: [0], colors: ['#2e9e6b', '#c2571a'] },
        },
      ]}
      series={[
        {
          data: [0.4, 0.3, 0.3, 0.8, 0.2, -1.6, -3.1, -3.4, -2.2, -0.3, 1.9, 1.2, 0.5],
          area: true,
          showMark: false,
          valueFormatter: (value) =>
            `${Math.abs(value ?? 0)} kW ${(value ?? 0) < 0 ? 'fed in' : 'drawn'}`,
        },
      ]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{ legend: { axisDirection: 'y', labelFormatter } }}
      // Keeps the minus in front of the number where text runs from right to left.
      sx={{ [`.${axisClasses.tickLabel}`]: { unicodeBidi: 'plaintext' } }}
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
  );
}
