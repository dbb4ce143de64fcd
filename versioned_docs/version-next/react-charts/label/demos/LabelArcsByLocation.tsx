import { PieChart, pieClasses } from '@mui/x-charts/PieChart';

const flights = [
  { short: 'Del.', name: 'Delayed', value: 61, color: '#f2b134' },
  { short: 'On time', name: 'On time', value: 318, color: '#7fc8a9' },
  { short: 'Canc.', name: 'Canceled', value: 12, color: '#f08a80' },
];
const total = flights.reduce((sum, { value }) => sum + value, 0);

export default function LabelArcsByLocation() {
  return (
    <PieChart
      title="Flights of a small airport in one week"
      height={260}
      margin={5}
      series={[
        {
          data: flights.map(({ short, name, ...flight }) => ({
            ...flight,
            id: name,
            label: (location: string) => (location === 'arc' ? short : name),
          })),
          arcLabel: ({ label, value }) => `${label} ${Math.round((value / total) * 100)}%`,
          arcLabelMinAngle: 40,
          valueFormatter: ({ value }) => `${value} flights`,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
      sx={{ [`& .${pieClasses.arcLabel}`]: { fill: '#1b1f24', fontSize: 12 } }}
    />
  );
}
