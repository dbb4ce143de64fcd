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
    <ScatterChart
      title="Height of park trees by girth"
      height={320}
      xAxis={[{ label: 'Girth (cm)', min: 50 }]}
      yAxis={[{ min: 10, valueFormatter: (height: number) => `${height} m` }]}
      series={series}
    />
  );
}
