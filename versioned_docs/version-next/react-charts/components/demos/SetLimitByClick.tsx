import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';

function ClickArea({ onPick }: { onPick: (value: number) => void }) {
  const { left, top, width, height } = useDrawingArea();
  const yScale = useYScale<'linear'>();

  function pick(event: React.MouseEvent<SVGRectElement>) {
    const toSvg = event.currentTarget.getScreenCTM()!.inverse();
    const { y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(toSvg);
    onPick(Math.round(yScale.invert(y)));
  }

  return (
    <rect
      {...{ x: left, y: top, width, height }}
      fill="transparent"
      cursor="crosshair"
      onClick={pick}
    />
  );
}

export default function SetLimitByClick() {
  const [limit, setLimit] = React.useState(60);

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        title="Noise per street, in decibels, and the limit"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Mill Lane', 'Quay', 'High St'] }]}
        yAxis={[{ max: 90 }]}
        series={[{ data: [48, 71, 64] }]}
      >
        <ChartsReferenceLine
          y={limit}
          label={`${limit} dB`}
          labelAlign="start"
          labelStyle={{ direction: 'ltr' }}
        />
        <ClickArea onPick={setLimit} />
      </BarChart>
      <Slider
        aria-label="Limit in decibels"
        value={limit}
        max={90}
        onChange={(_, value) => setLimit(value as number)}
        sx={{ width: 'auto', mx: 3 }}
      />
    </Stack>
  );
}
