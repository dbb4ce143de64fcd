import { LineChart } from '@mui/x-charts/LineChart';

export default function TitleBesideLongLabels() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Population of a new town</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20, left: 90 }}
        xAxis={[{ scaleType: 'point', data: [1990, 2000, 2010, 2020], valueFormatter: String }]}
        yAxis={[{ id: 'people', min: 0, label: 'Inhabitants' }]}
        leftAxis={{ axisId: 'people', slotProps: { axisLabel: { x: -64 } } }}
        series={[{ data: [18_400, 61_200, 143_000, 187_500] }]}
      />
    </figure>
  );
}
