import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CompareTents() {
  return (
    <RadarChart
      title="Test scores of three tents, from 0 to 10"
      height={360}
      radar={{ max: 10, metrics: ['Wind', 'Rain', 'Weight', 'Room', 'Setup', 'Price'] }}
      series={[
        { id: 'dome', label: 'Dome', data: [9, 8, 4, 6, 5, 3] },
        { id: 'tunnel', label: 'Tunnel', data: [6, 7, 8, 9, 7, 6] },
        { id: 'tarp', label: 'Tarp', data: [3, 4, 10, 5, 6, 9] },
      ]}
      slotProps={{ legend: { toggleVisibilityOnClick: true } }}
    />
  );
}
