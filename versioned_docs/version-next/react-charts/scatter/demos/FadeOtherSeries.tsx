import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { trees } from './trees';

const points = (wanted: string) =>
  trees
    .filter(({ kind }) => kind === wanted)
    .map(({ tag, girth, height }) => ({ id: tag, x: girth, y: height }));

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function FadeOtherSeries() {
  return (
    <ScatterChart
      title="Height of limes and birches by girth"
      height={300}
      voronoiMaxRadius={40}
      xAxis={[{ label: 'Girth (cm)', min: 50 }]}
      yAxis={[{ min: 10, valueFormatter: (height: number) => `${height} m` }]}
      series={[
        { label: 'Lime', data: points('Lime'), markerSize: 7, highlightScope },
        { label: 'Birch', data: points('Birch'), markerSize: 7, highlightScope },
      ]}
    />
  );
}
