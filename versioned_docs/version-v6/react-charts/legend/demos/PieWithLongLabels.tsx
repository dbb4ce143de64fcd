import { PieChart } from '@mui/x-charts/PieChart';

export default function PieWithLongLabels() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>How members reach the hall</figcaption>
      <PieChart
        height={340}
        margin={{ top: 10, right: 10, bottom: 150, left: 10 }}
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
            direction: 'column',
            position: { vertical: 'bottom', horizontal: 'middle' },
          },
        }}
      />
    </figure>
  );
}
