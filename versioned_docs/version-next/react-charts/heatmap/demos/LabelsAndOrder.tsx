import { Heatmap } from '@mui/x-charts-pro/Heatmap';

const floors = ['Ground floor', 'First floor', 'Second floor'];
const zones = ['North wing', 'Atrium', 'South wing'];
const load = [
  [64, 91, 58],
  [42, 75, 49],
  [28, 33, 37],
];

export default function LabelsAndOrder() {
  return (
    <figure
      aria-label="Occupied desks by floor and zone, in percent"
      style={{ margin: 0, width: '100%' }}
    >
      <Heatmap
        height={260}
        margin={10}
        xAxis={[
          {
            data: zones,
            position: 'top',
            categoryGapRatio: 0.06,
            disableLine: true,
            disableTicks: true,
            tickLabelStyle: { fontSize: 11 },
          },
        ]}
        yAxis={[
          {
            data: floors,
            reverse: true,
            width: 90,
            categoryGapRatio: 0.06,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        series={[
          {
            label: 'Occupied',
            valueFormatter: ([, , share]) => `${share}%`,
            data: load.flatMap((row, y) =>
              row.map((value, x): [number, number, number] => [x, y, value]),
            ),
          },
        ]}
      />
    </figure>
  );
}
