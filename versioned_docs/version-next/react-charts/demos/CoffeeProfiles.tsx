import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeProfiles() {
  return (
    <RadarChart
      title="Tasting notes of two coffees, from 0 to 10"
      height={320}
      margin={50}
      shape="circular"
      radar={{ max: 10, metrics: ['Acid', 'Body', 'Sweet', 'Bitter', 'Fruit', 'Nut'] }}
      series={[
        { id: 'yirga', label: 'Yirgacheffe', data: [8, 4, 6, 2, 9, 2], fillArea: true },
        { id: 'huila', label: 'Huila', data: [5, 7, 8, 4, 4, 7], fillArea: true },
      ]}
      enableKeyboardNavigation
    />
  );
}
