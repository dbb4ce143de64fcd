import { PieChart } from '@mui/x-charts/PieChart';

const tickets = [
  { id: 'month', label: 'Monthly pass', value: 46 },
  { id: 'single', label: 'Single ride', value: 23 },
  { id: 'day', label: 'Day ticket', value: 17 },
  { id: 'school', label: 'School pass', value: 14 },
];

export default function PassengersByTicket() {
  return (
    <PieChart
      title="Tram passengers by ticket, in percent"
      height={240}
      series={[
        {
          data: tickets,
          innerRadius: '60%',
          paddingAngle: 3,
          cornerRadius: 6,
          highlightScope: { highlight: 'item', fade: 'global' },
          faded: { additionalRadius: -8 },
          valueFormatter: ({ value }) => `${value} %`,
        },
      ]}
      enableKeyboardNavigation
    />
  );
}
