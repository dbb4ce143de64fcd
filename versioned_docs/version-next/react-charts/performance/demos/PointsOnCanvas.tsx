import * as React from 'react';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { quakes } from './quakes';

const xAxis = [{ min: 0, max: 100, label: 'Depth (km)' }];
const yAxis = [{ min: 0, max: 8 }];

function PaintPoints({ canvasRef }: { canvasRef: React.RefObject<HTMLCanvasElement | null> }) {
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();

  React.useEffect(() => {
    const canvas = canvasRef.current!;
    const ratio = window.devicePixelRatio;
    Object.assign(canvas, { width: width * ratio, height: height * ratio });
    Object.assign(canvas.style, {
      display: 'block',
      left: `${left}px`,
      top: `${top}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    const context = canvas.getContext('2d')!;
    context.setTransform(ratio, 0, 0, ratio, -left * ratio, -top * ratio);
    context.fillStyle = 'rgb(46 120 210 / 45%)';
    for (const { depth, magnitude } of quakes) {
      context.fillRect(xScale(depth) - 1, yScale(magnitude) - 1, 2, 2);
    }
  }, [canvasRef, left, top, width, height, xScale, yScale]);
  return null;
}

export default function PointsOnCanvas() {
  const canvasRef = React.useRef<HTMLCanvasElement>(null);

  return (
    <div style={{ position: 'relative', width: '100%' }}>
      <canvas
        ref={canvasRef}
        aria-hidden="true"
        style={{ position: 'absolute', display: 'none' }}
      />
      <ChartsContainer
        title="Magnitude of 30,000 earthquakes by depth"
        height={300}
        xAxis={xAxis}
        yAxis={yAxis}
        series={[]}
      >
        <ChartsXAxis />
        <ChartsYAxis />
        <PaintPoints canvasRef={canvasRef} />
      </ChartsContainer>
    </div>
  );
}
