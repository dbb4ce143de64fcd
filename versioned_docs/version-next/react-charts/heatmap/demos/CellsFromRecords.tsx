import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const tickets = [
  { team: 'Web', month: 'Jan', open: 34 },
  { team: 'Web', month: 'Feb', open: 51 },
  { team: 'Web', month: 'Mar', open: 47 },
  { team: 'Mobile', month: 'Jan', open: 12 },
  { team: 'Mobile', month: 'Mar', open: 88 },
  { team: 'Billing', month: 'Jan', open: 5 },
  { team: 'Billing', month: 'Feb', open: 19 },
  { team: 'Billing', month: 'Mar', open: 23 },
];

const months = [...new Set(tickets.map(({ month }) => month))];
const teams = [...new Set(tickets.map(({ team }) => team))];

const data = tickets.map(({ team, month, open }): [number, number, number] => [
  months.indexOf(month),
  teams.indexOf(team),
  open,
]);

export default function CellsFromRecords() {
  return (
    <figure aria-label="Open tickets by team and month" style={{ margin: 0, width: '100%' }}>
      <Heatmap
        height={240}
        xAxis={[{ data: months }]}
        yAxis={[{ data: teams, width: 60 }]}
        series={[{ label: 'Open tickets', data }]}
      />
    </figure>
  );
}
