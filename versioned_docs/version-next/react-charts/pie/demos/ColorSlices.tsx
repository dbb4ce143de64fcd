import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';

export default function ColorSlices() {
  const { palette } = useTheme();

  return (
    <PieChart
      title="Results of the last test run"
      height={220}
      colors={[palette.success.main, palette.warning.main, palette.error.main]}
      series={[
        {
          data: [
            { id: 'passed', value: 318, label: 'Passed' },
            { id: 'flaky', value: 42, label: 'Flaky' },
            { id: 'failed', value: 29, label: 'Failed' },
            { id: 'muted', value: 51, label: 'Muted', color: palette.grey[500] },
          ],
        },
      ]}
    />
  );
}
