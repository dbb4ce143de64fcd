import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { trees } from './trees';

const points = (wanted: string) =>
  trees
    .filter(({ kind }) => kind === wanted)
    .map(({ tag, girth, height }) => ({ id: tag, x: girth, y: height }));

const highlightScope = { highlighted: 'series', faded: 'global' } as const;

export default function FadeOtherSeries() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Height of limes and birches by girth</figcaption>
      <ScatterChart
        height={300}
        margin={{ left: 60, right: 20 }}
        xAxis={[{ label: 'Girth (cm)', min: 50 }]}
        yAxis={[{ min: 10, valueFormatter: (height) => `${height} m` }]}
        series={[
          { label: 'Lime', data: points('Lime'), markerSize: 7, highlightScope },
          { label: 'Birch', data: points('Birch'), markerSize: 7, highlightScope },
        ]}
      />
    </figure>
  );
}
