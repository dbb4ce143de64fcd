import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import { useAnimate, useDrawingArea, useYScale } from '@mui/x-charts/hooks';

const animation = {
  createInterpolator: (from: { y: number }, to: { y: number }) => (time: number) => ({
    y: from.y + (to.y - from.y) * time,
  }),
  transformProps: ({ y }: { y: number }) => ({ y }),
  applyProps: (bar: SVGRectElement, { y }: { y: number }) => bar.setAttribute('y', `${y}`),
};

function Limit({ value }: { value: number }) {
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>()(value);
  const skip = useMediaQuery('(prefers-reduced-motion: reduce)');
  const animated = useAnimate<{ y: number }, SVGRectElement>({ y }, { ...animation, skip });
  const { palette } = useTheme();

  return <rect {...animated} x={left} width={width} height={2} fill={palette.text.primary} />;
}

export default function GlidingLimit() {
  const [limit, setLimit] = React.useState(40);

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setLimit(limit === 40 ? 60 : 40)}>
        Move the limit to {limit === 40 ? 60 : 40}
      </Button>
      <BarChart
        title={`Parcels per courier, with a limit of ${limit}`}
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Ada', 'Ben', 'Chi'] }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ data: [34, 52, 67] }]}
      >
        <Limit value={limit} />
      </BarChart>
    </Stack>
  );
}
