import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { LineChart, lineClasses, type AnimatedLineProps } from '@mui/x-charts/LineChart';

/** With a length of 1, a dash as long as the line moves in from its end. */
function PenLine({ ownerState, skipAnimation, ...path }: AnimatedLineProps) {
  return (
    <path
      {...path}
      className={skipAnimation ? path.className : `${path.className} drawn`}
      pathLength={1}
      fill="none"
      stroke={ownerState.color}
      strokeWidth={3}
    />
  );
}

const slots = { line: PenLine };
const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } });
const sx = {
  [`& .${lineClasses.line}.drawn`]: { strokeDasharray: 1, animation: `${draw} 3s ease-in-out` },
};

export default function DrawLineLikePen() {
  const [drawn, setDrawn] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      {/* A new key mounts the chart again, so that the line is drawn once more. */}
      <Button onClick={() => setDrawn(drawn + 1)}>Draw again</Button>
      <LineChart
        key={drawn}
        title="Altitude of a glider over a flight of 50 minutes, in meters"
        height={260}
        xAxis={[{ data: [0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50] }]}
        series={[
          {
            data: [300, 620, 560, 910, 830, 1240, 1120, 1480, 1190, 760, 310],
            showMark: false,
          },
        ]}
        slots={slots}
        sx={sx}
      />
    </Box>
  );
}
