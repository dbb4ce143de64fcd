import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function SeriesColors() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Trains per quarter: on time and late"
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: 'On time', color: palette.success.main, data: [412, 428, 397, 441] },
        { label: 'Late', color: palette.warning.main, data: [58, 41, 77, 49] },
      ]}
    />
  );
}
