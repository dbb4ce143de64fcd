import { Heatmap, heatmapClasses } from '@mui/x-charts-pro/Heatmap';

const weeks = ['Week 1', 'Week 2', 'Week 3', 'Week 4'];
const groups = ['Mar 3', 'Mar 10', 'Mar 17', 'Mar 24'];
const returned = [[100, 61, 48, 40], [100, 66, 57], [100, 72], [100]];

/** One group for each week of registration. Weeks that are still to come have no cells. */
const data = returned.flatMap((row, y) =>
  row.map((value, x): [number, number, number] => [x, y, value]),
);

export default function EmptyCells() {
  return (
    <figure
      aria-label="Customers who came back, in percent, by week of registration"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        xAxis={[{ data: weeks }]}
        yAxis={[{ data: groups, width: 55 }]}
        series={[{ label: 'Came back', data, valueFormatter: ([, , share]) => `${share}%` }]}
        sx={{ [`& .${heatmapClasses.cell}`]: { stroke: '#8a93a6' } }}
      />
    </figure>
  );
}
