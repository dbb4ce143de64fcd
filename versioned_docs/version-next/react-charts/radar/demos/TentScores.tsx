import { RadarChart } from '@mui/x-charts/RadarChart';

export default function TentScores() {
  return (
    <RadarChart
      title="Test scores of a tent, from 0 to 10"
      height={320}
      radar={{ max: 10, metrics: ['Wind', 'Rain', 'Weight', 'Room', 'Setup', 'Price'] }}
      series={[{ data: [9, 8, 4, 6, 5, 3] }]}
    />
  );
}
