import { BarChart } from '@mui/x-charts/BarChart';

export default function ValuesAboveBars() {
  return (
    <BarChart
      title="Jars of honey sold, by place of sale"
      height={280}
      xAxis={[{ data: ['Kiosk', 'Market', 'Online', 'Fair'] }]}
      yAxis={[{ max: 900 }]}
      series={[{ data: [340, 512, 778, 96], barLabel: 'value', barLabelPlacement: 'outside' }]}
    />
  );
}
