import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';

const days = ['Friday', 'Saturday', 'Sunday', 'Monday'];

export default function HorizontalFunnel() {
  return (
    <FunnelChart
      title="Visitors who were still at the festival on each day"
      height={280}
      hideLegend
      categoryAxis={{ categories: days, disableLine: true }}
      series={[
        {
          layout: 'horizontal',
          curve: 'bump',
          variant: 'outlined',
          data: [8200, 7400, 5100, 900].map((value, index) => ({
            id: days[index],
            value,
            label: days[index],
          })),
        },
      ]}
    />
  );
}
