import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useYColorScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

const limits = [0, 20, 40, 60];

/** A strip beside the drawing area, in the colors that the values there have. */
function ColorStrip() {
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const colorOf = useYColorScale<'linear'>();
  const { palette } = useTheme();

  return limits.slice(1).map((upper, index) => {
    const lower = limits[index]!;
    return (
      <rect
        key={upper}
        x={left + width + 6}
        y={yScale(upper)}
        width={10}
        height={yScale(lower) - yScale(upper)}
        fill={colorOf?.(lower) ?? palette.divider}
      />
    );
  });
}

export default function ColorsOfThresholds() {
  return (
    <LineChart
      title="Nitrate in a well, in milligrams per liter, colored at 20 and 40"
      height={280}
      margin={{ right: 30 }}
      xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023', '2024'] }]}
      yAxis={[
        {
          min: 0,
          max: 60,
          colorMap: {
            type: 'piecewise',
            thresholds: [20, 40],
            colors: ['#2e9e6b', '#d99a1c', '#d1495b'],
          },
        },
      ]}
      series={[{ data: [14, 23, 38, 47, 41] }]}
    >
      <ColorStrip />
    </LineChart>
  );
}
