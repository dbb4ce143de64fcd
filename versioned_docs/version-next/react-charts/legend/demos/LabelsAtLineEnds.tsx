import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useLineSeries, useYScale } from '@mui/x-charts/hooks';

function EndLabels() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  return useLineSeries().map(({ id, label, color, data }) => (
    <text
      key={id}
      x={left + width + 10}
      y={yScale(data.at(-1) ?? 0)}
      fill={color}
      style={{ direction: 'ltr', dominantBaseline: 'central', fontSize: 14, fontWeight: 600 }}
    >
      {typeof label === 'function' ? label('legend') : label}
    </text>
  ));
}

export default function LabelsAtLineEnds() {
  return (
    <LineChart
      title="Rent per square meter in three cities"
      height={280}
      hideLegend
      margin={{ right: 90 }}
      xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023', '2024'] }]}
      yAxis={[{ min: 0 }]}
      series={[
        { label: 'Aldport', color: '#c2455a', data: [14.2, 14.9, 15.8, 17.1, 18.4] },
        { label: 'Merrin', color: '#2c7fb0', data: [9.8, 10.1, 10.9, 11.6, 12.2] },
        { label: 'Tolveg', color: '#3a8a57', data: [7.1, 7.0, 7.3, 7.2, 7.6] },
      ]}
    >
      <EndLabels />
    </LineChart>
  );
}
