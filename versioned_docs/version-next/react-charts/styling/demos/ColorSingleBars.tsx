import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

export default function ColorSingleBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      title="Balance of the allotment club per year, in euros"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['2020', '2021', '2022', '2023', '2024'] }]}
      series={[
        {
          data: [420, -180, 310, -60, 540],
          color: palette.info.main,
          colorGetter: ({ value }) =>
            value !== null && value < 0 ? palette.error.main : palette.info.main,
        },
      ]}
    />
  );
}
