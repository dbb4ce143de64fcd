import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useItemHighlighted } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const lines = [
  { id: 'Elm', data: [31, 36, 34, 41] },
  { id: 'Oak', data: [22, 25, 29, 27] },
  { id: 'Fir', data: [12, 11, 16, 19] },
];

function Name({ id, index }: { id: string; index: number }) {
  const { isHighlighted, isFaded } = useItemHighlighted({ seriesId: id });
  const { left, top } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <text
      x={left + index * 60}
      y={top - 14}
      direction="ltr"
      fill={palette.text.primary}
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
      margin={{ top: 40 }}
      xAxis={[{ scaleType: 'point', data: ['2021', '2022', '2023', '2024'] }]}
      yAxis={[{ min: 0 }]}
      series={lines.map((line) => ({
        ...line,
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
    >
      {lines.map(({ id }, index) => (
        <Name key={id} id={id} index={index} />
      ))}
    </LineChart>
  );
}
