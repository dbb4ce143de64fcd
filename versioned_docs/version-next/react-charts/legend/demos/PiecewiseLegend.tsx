import { LineChart } from '@mui/x-charts/LineChart';
import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';

const hours = [6, 8, 10, 12, 14, 16, 18, 20];

export default function PiecewiseLegend() {
  return (
    <LineChart
      title="Noise beside the building site"
      height={320}
      xAxis={[{ data: hours, valueFormatter: (hour: number) => `${hour}:00` }]}
      yAxis={[
        {
          min: 30,
          label: 'dB',
          colorMap: {
            type: 'piecewise',
            thresholds: [55, 70],
            colors: ['#2e9e6b', '#c98a12', '#d1495b'],
          },
        },
      ]}
      series={[{ data: [41, 58, 72, 66, 78, 69, 52, 44] }]}
      slots={{ legend: PiecewiseColorLegend }}
      slotProps={{
        legend: {
          axisDirection: 'y',
          labelPosition: 'inline-end',
          labelFormatter: ({ formattedMin, formattedMax }) => {
            if (formattedMin === null) {
              return `below ${formattedMax}`;
            }
            return formattedMax === null
              ? `from ${formattedMin}`
              : `${formattedMin}-${formattedMax}`;
          },
          sx: { fontSize: 14 },
        },
      }}
    />
  );
}
