import { useTheme } from '@mui/material/styles';
import { useHighlighted, useItemHighlighted } from '@mui/x-charts/context';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const lines = [
  { id: 'Elm', data: [31, 36, 34, 41] },
  { id: 'Oak', data: [22, 25, 29, 27] },
  { id: 'Fir', data: [12, 11, 16, 19] },
];

function Names() {
  const { left, top } = useDrawingArea();
  const { highlightedItem } = useHighlighted();
  const { palette } = useTheme();

  return (
    <g fill={palette.text.primary}>
      <text x={left} y={top - 36} direction="ltr">
        Highlighted: {highlightedItem?.seriesId ?? 'none'}
      </text>
      {lines.map(({ id }, index) => (
        <Name key={id} id={id} x={left + index * 60} y={top - 14} />
      ))}
    </g>
  );
}

function Name({ id, x, y }: { id: string; x: number; y: number }) {
  const { isHighlighted, isFaded } = useItemHighlighted({ seriesId: id });
  return (
    <text
      {...{ x, y }}
      direction="ltr"
      opacity={isFaded ? 0.4 : 1}
      fontWeight={isHighlighted ? 700 : 400}
    >
      {id}
    </text>
  );
}

export default function NameHighlightedSeries() {
  return (
    <LineChart
      title="Trees planted per year: elm, oak, fir"
      height={300}
      margin={{ top: 65, bottom: 80, left: 30, right: 20 }}
      slotProps={{ legend: { position: { vertical: 'bottom', horizontal: 'middle' } } }}
      xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024'] }]}
      yAxis={[{ min: 0 }]}
      series={lines.map((line) => ({
        ...line,
        label: line.id,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
    >
      <Names />
    </LineChart>
  );
}
