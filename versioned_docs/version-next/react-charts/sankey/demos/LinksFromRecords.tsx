import NoSsr from '@mui/material/NoSsr';
import { Unstable_SankeyChart as SankeyChart } from '@mui/x-charts-pro/SankeyChart';

const tickets = [
  { channel: 'Mail', team: 'Billing', result: 'Solved' },
  { channel: 'Mail', team: 'Billing', result: 'Solved' },
  { channel: 'Mail', team: 'Support', result: 'Solved' },
  { channel: 'Chat', team: 'Support', result: 'Solved' },
  { channel: 'Chat', team: 'Support', result: 'Open' },
  { channel: 'Chat', team: 'Support', result: 'Open' },
  { channel: 'Phone', team: 'Billing', result: 'Open' },
];

/** Counts each step once per pair. A set of links has each pair of nodes only once. */
const counts = new Map<string, { source: string; target: string; value: number }>();
for (const { channel, team, result } of tickets) {
  for (const [source, target] of [
    [channel, team],
    [team, result],
  ] as const) {
    const key = JSON.stringify([source, target]);
    counts.set(key, { source, target, value: (counts.get(key)?.value ?? 0) + 1 });
  }
}

const data = { links: [...counts.values()] };

export default function LinksFromRecords() {
  return (
    <NoSsr>
      <div dir="ltr">
        <SankeyChart title="Tickets by channel, team and result" height={260} series={{ data }} />
      </div>
    </NoSsr>
  );
}
