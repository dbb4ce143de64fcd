import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Note({ x, y, text }: { x: number; y: number; text: string }) {
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const width = 132;

  return (
    <foreignObject
      x={xScale(x) - width / 2}
      y={yScale(y) + 12}
      width={width}
      height={64}
      pointerEvents="none"
    >
      <Paper variant="outlined" sx={{ p: 1 }}>
        <Typography variant="body2" sx={{ textAlign: 'center' }}>
          {text}
        </Typography>
      </Paper>
    </foreignObject>
  );
}

export default function NoteInForeignObject() {
  return (
    <LineChart
      title="Calls to the hotline per week. A notice was sent in week 4."
      height={300}
      xAxis={[{ data: [1, 2, 3, 4, 5, 6, 7], tickMinStep: 1 }]}
      yAxis={[{ min: 0, max: 200 }]}
      series={[{ data: [96, 102, 99, 184, 152, 121, 104] }]}
    >
      <Note x={4} y={100} text="Notice about new tariffs" />
    </LineChart>
  );
}
