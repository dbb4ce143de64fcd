import { LineChart } from '@mui/x-charts/LineChart';

const ages = [0, 6, 12, 18, 24, 30, 36];

export default function LinesOnGrid() {
  return (
    <LineChart
      title="Height of two siblings by age in months, in centimeters"
      height={300}
      xAxis={[{ data: ages, tickInterval: ages, label: 'Age (months)' }]}
      yAxis={[{ min: 40, max: 110, tickNumber: 7 }]}
      series={[
        { label: 'Ida', data: [50, 66, 75, 82, 88, 93, 97], showMark: false },
        { label: 'Nils', data: [52, 69, 78, 84, 91, 97, 102], showMark: false },
      ]}
      grid={{ vertical: true, horizontal: true }}
    />
  );
}
