import { RadarAxis, RadarChart } from '@mui/x-charts/RadarChart';

export default function ValuesAlongSpokes() {
  return (
    <RadarChart
      title="Meals sold in a canteen per weekday"
      height={340}
      radar={{ max: 200, metrics: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }}
      series={[
        { label: 'With meat', data: [142, 168, 120, 175, 90] },
        { label: 'Vegetarian', data: [88, 96, 134, 101, 72] },
      ]}
      divisions={4}
    >
      <RadarAxis metric="Mon" divisions={4} />
    </RadarChart>
  );
}
