import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

export default function StyleAxisText() {
  const { palette } = useTheme();

  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Members of a climbing club</figcaption>
      <LineChart
        height={320}
        margin={{ top: 20, bottom: 90, left: 70 }}
        xAxis={[
          {
            scaleType: 'point',
            data: ['January', 'March', 'May', 'July', 'September', 'November'],
            tickLabelStyle: { angle: -45, textAnchor: 'end', fontSize: 13 },
          },
        ]}
        yAxis={[
          {
            id: 'members',
            label: 'Members',
            labelStyle: { fontSize: 16, fontWeight: 700 },
            tickLabelStyle: { fontWeight: 700 },
          },
        ]}
        leftAxis={{ axisId: 'members', slotProps: { axisLabel: { x: -44 } } }}
        series={[{ data: [212, 230, 261, 254, 289, 301] }]}
        sx={{
          [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
            stroke: palette.divider,
          },
          [`& .${axisClasses.tickLabel}`]: { fill: palette.text.secondary },
        }}
      />
    </figure>
  );
}
