import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const lines = [
  { line: 'M1', boardings: 412 },
  { line: 'M2', boardings: 368 },
  { line: 'M3', boardings: 295 },
  { line: 'M4', boardings: 121 },
];

export default function NamedFigure() {
  return (
    <figure style={{ margin: 0, width: '100%' }}>
      <Typography component="figcaption" variant="subtitle2">
        Boardings per metro line on a workday, in thousands
      </Typography>
      <BarChart
        title="Bar chart of four metro lines"
        desc="M1 has the most boardings, 412 thousand. M4, opened last year, has 121 thousand."
        height={240}
        dataset={lines}
        xAxis={[{ scaleType: 'band', dataKey: 'line' }]}
        series={[{ dataKey: 'boardings' }]}
      />
    </figure>
  );
}
