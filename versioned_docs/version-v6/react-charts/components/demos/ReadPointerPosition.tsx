import * as React from 'react';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

/** The value at a coordinate. Band and point scales cannot tell it. */
function valueAt(scale: ReturnType<typeof useXScale>, pixel: number) {
  return 'invert' in scale ? Number(scale.invert(pixel)) : NaN;
}

function Crosshair() {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale();
  const yScale = useYScale();
  const [point, setPoint] = React.useState<DOMPoint | null>(null);

  function move(event: React.MouseEvent<SVGRectElement>) {
    const toSvg = event.currentTarget.getScreenCTM()!.inverse();
    setPoint(new DOMPoint(event.clientX, event.clientY).matrixTransform(toSvg));
  }

  return (
    <g>
      {point && (
        <g stroke="currentColor" strokeDasharray="4 3">
          <path d={`M ${left} ${point.y} h ${width} M ${point.x} ${top} v ${height}`} />
          <text x={left + 8} y={top + 18} stroke="none" fill="currentColor">
            {valueAt(xScale, point.x).toFixed(1)} min, {valueAt(yScale, point.y).toFixed(0)} °C
          </text>
        </g>
      )}
      <rect
        {...{ x: left, y: top, width, height }}
        fill="transparent"
        onMouseMove={move}
        onMouseLeave={() => setPoint(null)}
      />
    </g>
  );
}

export default function ReadPointerPosition() {
  return (
    <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
      <figcaption>Oven after it is switched on</figcaption>
      <LineChart
        height={280}
        margin={{ top: 20 }}
        tooltip={{ trigger: 'none' }}
        axisHighlight={{ x: 'none' }}
        xAxis={[{ data: [0, 2, 4, 6, 8, 10, 12], max: 12 }]}
        yAxis={[{ min: 0, max: 250 }]}
        series={[{ data: [20, 68, 121, 163, 190, 202, 205], showMark: false }]}
      >
        <Crosshair />
      </LineChart>
    </figure>
  );
}
