import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** A number between 0 and 1, scattered like chance but the same every time. */
const scatter = (seed: number) => Math.abs(Math.sin(seed * 12.9898) * 43758.5453) % 1;

/** 2,000 stars: most lie on a band from hot and bright to cool and dim. */
const stars = Array.from({ length: 2000 }, (_, id) => {
  const along = scatter(id);
  const across = scatter(id + 0.25) + scatter(id + 0.5) - 1;
  return { id, x: 3000 + 9000 * along ** 2, y: 10 * along - 4 + 3 * across };
});

export default function StarBrightness() {
  return (
    <ScatterChart
      title="Brightness of 2,000 stars by their temperature"
      height={320}
      renderer="svg-batch"
      grid={{ vertical: true, horizontal: true }}
      xAxis={[{ label: 'Temperature (K)', reverse: true, min: 2500 }]}
      yAxis={[{ label: 'Luminosity (log)' }]}
      series={[
        {
          data: stars,
          markerSize: 2,
          valueFormatter: (star) => star && `${Math.round(star.x)} K, 10^${star.y.toFixed(1)}`,
        },
      ]}
    />
  );
}
