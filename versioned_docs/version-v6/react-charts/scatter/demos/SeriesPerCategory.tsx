import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { trees } from './trees';

const kinds = [...new Set(trees.map(({ kind }) => kind))];

const series = kinds.map((kind) => ({
  id: kind,
  label: kind,
  data: trees
    .filter((tree) => tree.kind === kind)
    .map(({ tag, girth, height }) => ({ id: tag, x: girth, y: height })),
}));

export default function SeriesPerCategory() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Height of park trees by girth</figcaption>
      <ScatterChart
        height={320}
        margin={{ left: 60, right: 20 }}
        xAxis={[{ label: 'Girth (cm)', min: 50 }]}
        yAxis={[{ min: 10, valueFormatter: (height) => `${height} m` }]}
        series={series}
        slotProps={{ legend: { itemMarkWidth: 12, itemMarkHeight: 12 } }}
      />
    </figure>
  );
}
