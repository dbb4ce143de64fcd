import { ScatterChartPro } from '@mui/x-charts-pro';

const stars = Array.from({ length: 90 }, (_, id) => ({
  id,
  x: ((id * 37) % 90) * 4,
  y: Math.round(60 * Math.sin(id * 2.3) + ((id * 11) % 25)),
}));

export default function ZoomBothAxes() {
  return (
    <ScatterChartPro
      title="Positions of stars in a catalog"
      height={320}
      xAxis={[{ id: 'hour', label: 'Right ascension (°)', min: 0, max: 360, zoom: { minSpan: 5 } }]}
      yAxis={[{ id: 'height', label: 'Declination (°)', min: -90, max: 90, zoom: { minSpan: 5 } }]}
      series={[{ data: stars, markerSize: 3 }]}
    />
  );
}
