import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';
import { useTheme } from '@mui/material/styles';

export default function StyleAxisText() {
  const { direction, palette } = useTheme();
  const end = direction === 'rtl' ? 'start' : 'end';

  return (
    <LineChart
      title="Members of a climbing club"
      height={320}
      xAxis={[
        {
          scaleType: 'point',
          data: ['January', 'March', 'May', 'July', 'September', 'November'],
          height: 80,
          tickLabelStyle: { angle: -45, textAnchor: end, fontSize: 13 },
        },
      ]}
      yAxis={[
        {
          label: 'Members',
          labelStyle: { fontSize: 16, fontWeight: 700 },
          tickLabelStyle: { fontWeight: 700 },
        },
      ]}
      series={[{ data: [212, 230, 261, 254, 289, 301] }]}
      sx={{
        [`& .${axisClasses.line}, & .${axisClasses.tick}`]: {
          stroke: palette.divider,
        },
        [`& .${axisClasses.tickLabel}`]: { fill: palette.text.secondary },
      }}
    />
  );
}
