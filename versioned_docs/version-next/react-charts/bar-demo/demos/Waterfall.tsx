import { BarChart } from '@mui/x-charts/BarChart';

/** What each step adds to the balance at the start. */
const start = 420;
const changes = { Sales: 310, Staff: -260, Rent: -90, Gifts: 120 };

const colors = { Balance: '#8a93a6', More: '#2e9e6b', Less: '#d1495b' };
const bars = [{ step: 'Start', kind: 'Balance', from: 0, size: start }];
let balance = start;
for (const [step, change] of Object.entries(changes)) {
  bars.push({
    step,
    kind: change > 0 ? 'More' : 'Less',
    from: Math.min(balance, balance + change),
    size: Math.abs(change),
  });
  balance += change;
}
bars.push({ step: 'End', kind: 'Balance', from: 0, size: balance });

const stack = 'balance';

export default function Waterfall() {
  return (
    <BarChart
      title="From the balance at the start of the year to the one at its end, in thousand euros"
      height={320}
      xAxis={[
        {
          scaleType: 'band',
          data: bars.map(({ step }) => step),
          tickLabelStyle: { fontSize: 11 },
        },
      ]}
      series={[
        {
          stack,
          stackOffset: 'none',
          color: 'transparent',
          data: bars.map(({ from }) => from),
          valueFormatter: () => null,
        },
        ...Object.entries(colors).map(([label, color]) => ({
          stack,
          label,
          color,
          data: bars.map(({ kind, size }) => (kind === label ? size : null)),
          valueFormatter: (value: number | null) => (value === null ? null : `€${value}k`),
        })),
      ]}
    />
  );
}
