import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** Weight in grams and speed in km/h of balls. */
const balls = [
  { id: 'table tennis', x: 3, y: 110 },
  { id: 'golf', x: 46, y: 300 },
  { id: 'tennis', x: 58, y: 250 },
  { id: 'baseball', x: 145, y: 165 },
  { id: 'hockey', x: 160, y: 180 },
  { id: 'volleyball', x: 270, y: 130 },
  { id: 'soccer', x: 430, y: 150 },
];

export default function ScatterChartControls({
  props,
  series,
}: {
  props?: object;
  series?: object;
}) {
  return (
    <ScatterChart
      title="Weight and speed of balls"
      height={320}
      xAxis={[{ label: 'Weight (g)' }]}
      yAxis={[{ width: 75, valueFormatter: (speed: number) => `${speed} km/h` }]}
      series={[{ data: balls, ...series }]}
      {...props}
    />
  );
}
