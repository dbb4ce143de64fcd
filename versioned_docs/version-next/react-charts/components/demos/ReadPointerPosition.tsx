import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Crosshair() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const { palette } = useTheme();
  const [point, setPoint] = React.useState<DOMPoint | null>(null);

  function move(event: React.PointerEvent<SVGRectElement>) {
    const toSvg = event.currentTarget.getScreenCTM()!.inverse();
    setPoint(new DOMPoint(event.clientX, event.clientY).matrixTransform(toSvg));
  }

  return (
    <g>
      {point && (
        <g stroke={palette.text.primary} strokeDasharray="4 3">
          <path d={`M ${left} ${point.y} h ${width} M ${point.x} ${top} v ${height}`} />
          <text x={left + 8} y={top + 18} direction="ltr" stroke="none" fill={palette.text.primary}>
            {xScale.invert(point.x).toFixed(1)} min, {yScale.invert(point.y).toFixed(0)} °C
          </text>
        </g>
      )}
      <rect
        {...{ x: left, y: top, width, height }}
        fill="transparent"
        onPointerMove={move}
        onPointerLeave={() => setPoint(null)}
      />
    </g>
  );
}

export default function ReadPointerPosition() {
  return (
    <LineChart
      title="Temperature in the oven after it is switched on"
      height={280}
      slotProps={{ tooltip: { trigger: 'none' } }}
      axisHighlight={{ x: 'none' }}
      xAxis={[{ data: [0, 2, 4, 6, 8, 10, 12], max: 12 }]}
      yAxis={[{ min: 0, max: 250 }]}
      series={[{ data: [20, 68, 121, 163, 190, 202, 205], showMark: false }]}
    >
      <Crosshair />
    </LineChart>
  );
}
