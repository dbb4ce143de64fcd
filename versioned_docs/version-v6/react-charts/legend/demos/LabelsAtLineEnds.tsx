import type { LegendRendererProps } from '@mui/x-charts/ChartsLegend';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function EndLabels({ seriesToDisplay, series }: LegendRendererProps) {
  const { left, width } = useDrawingArea();
  const yScale = useYScale();

  const labels = seriesToDisplay.map(({ id, label, color }) => (
    <text
      key={id}
      x={left + width + 10}
      y={Number(yScale(series.line?.series[id]?.data.at(-1) ?? 0))}
      fill={color}
      style={{ dominantBaseline: 'central', fontSize: 14, fontWeight: 600 }}
    >
      {label}
    </text>
  ));
  return <g>{labels}</g>;
}

export default function LabelsAtLineEnds() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Rent per square meter</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20, right: 90 }}
        xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023', '2024'] }]}
        yAxis={[{ min: 0 }]}
        series={[
          { label: 'Aldport', color: '#c2455a', data: [14.2, 14.9, 15.8, 17.1, 18.4] },
          { label: 'Merrin', color: '#2c7fb0', data: [9.8, 10.1, 10.9, 11.6, 12.2] },
          { label: 'Tolveg', color: '#3a8a57', data: [7.1, 7.0, 7.3, 7.2, 7.6] },
        ]}
        slots={{ legend: EndLabels }}
      />
    </figure>
  );
}
