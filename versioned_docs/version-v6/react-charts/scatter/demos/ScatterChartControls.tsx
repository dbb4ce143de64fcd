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
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Weight and speed of balls</figcaption>
      <ScatterChart
        height={320}
        margin={{ left: 80 }}
        xAxis={[{ label: 'Weight (g)' }]}
        yAxis={[{ valueFormatter: (speed) => `${speed} km/h` }]}
        series={[{ data: balls, ...series }]}
        {...props}
      />
    </figure>
  );
}
