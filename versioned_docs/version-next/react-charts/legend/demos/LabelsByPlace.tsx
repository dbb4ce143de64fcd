import { BarChart } from '@mui/x-charts/BarChart';

const labelOf = (short: string, long: string) => (location: 'tooltip' | 'legend') =>
  location === 'legend' ? short : long;

export default function LabelsByPlace() {
  return (
    <BarChart
      title="Nights booked per quarter"
      height={280}
      xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      series={[
        { label: labelOf('Huts', 'Mountain huts, all beds'), data: [310, 480, 920, 260] },
        { label: labelOf('Tents', 'Camp sites, per tent'), data: [0, 640, 1180, 40] },
      ]}
    />
  );
}
