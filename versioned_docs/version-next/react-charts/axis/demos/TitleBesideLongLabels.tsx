import { LineChart } from '@mui/x-charts/LineChart';

export default function TitleBesideLongLabels() {
  return (
    <LineChart
      title="Population of a new town"
      height={280}
      xAxis={[{ scaleType: 'point', data: [1990, 2000, 2010, 2020], valueFormatter: String }]}
      yAxis={[{ label: 'Inhabitants', width: 90 }]}
      series={[{ data: [18_400, 61_200, 143_000, 187_500] }]}
    />
  );
}
