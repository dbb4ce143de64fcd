import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const weeks = [1, 2, 3, 4, 5, 6, 7, 8];

export default function CollapseSidePanel() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Button aria-expanded={open} aria-controls="berry-notes" onClick={() => setOpen(!open)}>
        {open ? 'Hide notes' : 'Show notes'}
      </Button>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Box id="berry-notes" hidden={!open} sx={{ width: 110, flexShrink: 0, fontSize: 14 }}>
          Frost in week 3. Picking starts in week 4 on the south field.
        </Box>
        <Box sx={{ flex: 1 }}>
          <LineChart
            title="Strawberries picked per week, in crates"
            height={260}
            xAxis={[{ data: weeks, tickMinStep: 1, valueFormatter: (week: number) => `${week}` }]}
            series={[{ data: [0, 4, 2, 35, 88, 120, 74, 31], area: true, showMark: false }]}
          />
        </Box>
      </Box>
    </Box>
  );
}
