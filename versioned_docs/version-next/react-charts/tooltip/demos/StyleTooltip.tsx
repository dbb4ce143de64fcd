import { BarChart } from '@mui/x-charts/BarChart';
import { chartsTooltipClasses as classes } from '@mui/x-charts/ChartsTooltip';

export default function StyleTooltip() {
  return (
    <BarChart
      title="Visitors per exhibition"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Clocks', 'Maps', 'Kites'] }]}
      series={[
        { label: 'Adults', data: [410, 655, 380] },
        { label: 'Children', data: [290, 240, 710] },
      ]}
      slotProps={{
        tooltip: {
          sx: {
            [`& .${classes.paper}`]: { bgcolor: 'grey.900', color: 'common.white' },
            [`& .${classes.cell}, & .${classes.table} caption`]: {
              color: 'common.white',
              fontSize: 13,
            },
            [`& .${classes.mark}`]: { borderRadius: 0 },
          },
        },
      }}
    />
  );
}
