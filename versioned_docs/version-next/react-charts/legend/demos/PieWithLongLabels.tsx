import { PieChart } from '@mui/x-charts/PieChart';

export default function PieWithLongLabels() {
  return (
    <PieChart
      title="How members reach the climbing hall"
      height={240}
      series={[
        {
          data: [
            { id: 'bike', value: 46, label: 'Bicycle or cargo bike' },
            { id: 'train', value: 31, label: 'Train and tram' },
            { id: 'car', value: 17, label: 'Car, alone' },
            { id: 'shared', value: 6, label: 'Car, with other members' },
          ],
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom' },
          sx: { flexDirection: 'column', alignItems: 'start', gap: 1 },
        },
      }}
    />
  );
}
