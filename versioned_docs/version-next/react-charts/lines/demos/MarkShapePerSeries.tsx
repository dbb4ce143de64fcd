import { LineChart, lineClasses } from '@mui/x-charts/LineChart';

export default function MarkShapePerSeries() {
  return (
    <LineChart
      title="Passengers by hour: squares for trams, triangles for buses, circles for ferries"
      height={300}
      xAxis={[{ scaleType: 'point', data: ['6', '7', '8', '9', '10', '11', '12'] }]}
      series={[
        { label: 'Tram', shape: 'square', data: [140, 460, 710, 520, 310, 290, 340] },
        { label: 'Bus', shape: 'triangle', data: [90, 280, 430, 350, 260, 240, 250] },
        { label: 'Ferry', shape: 'circle', data: [20, 60, 110, 130, 90, 70, 80] },
      ]}
      sx={{
        [`path.${lineClasses.mark}`]: { scale: '0.8' },
        [`circle.${lineClasses.mark}`]: { r: '4px' },
      }}
    />
  );
}
