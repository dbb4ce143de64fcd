import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';

function Percent({ value }: { value: number }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      fill="currentColor"
      fontSize={28}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {value}%
    </text>
  );
}

export default function ProgressRing() {
  const [done, setDone] = React.useState(40);
  const { palette } = useTheme();

  return (
    <Box sx={{ width: '100%', textAlign: 'center' }}>
      <div
        role="meter"
        aria-label="Inventory counted"
        aria-valuenow={done}
        aria-valuetext={`${done} percent`}
      >
        <PieChart
          height={200}
          slotProps={{ tooltip: { trigger: 'none' } }}
          series={[
            {
              innerRadius: '80%',
              cornerRadius: 8,
              data: [
                { id: 'done', value: done, color: palette.primary.main },
                { id: 'rest', value: 100 - done, color: palette.action.disabledBackground },
              ],
            },
          ]}
          sx={{ color: 'text.primary' }}
        >
          <Percent value={done} />
        </PieChart>
      </div>
      <Button variant="outlined" onClick={() => setDone(done < 100 ? done + 20 : 0)}>
        {done < 100 ? 'Count one more aisle' : 'Start again'}
      </Button>
    </Box>
  );
}
