import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { PieChart } from '@mui/x-charts/PieChart';
import { chartToPng } from './chartToPng';

const rooms = [
  { id: 'single', label: 'Single', value: 34 },
  { id: 'double', label: 'Double', value: 51 },
  { id: 'suite', label: 'Suite', value: 9 },
];

export default function CopyToClipboard() {
  const ref = React.useRef<SVGSVGElement>(null);
  const [message, setMessage] = React.useState('');
  const { palette } = useTheme();

  const copy = async () => {
    try {
      // The promise goes into the item: Safari allows copying only while it handles the click.
      const png = chartToPng(ref.current!, { background: palette.background.default });
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
      setMessage('Copied');
    } catch (error) {
      setMessage(`Not copied: ${error instanceof Error ? error.message : error}`);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        ref={ref}
        title="Booked rooms by type"
        height={260}
        margin={{ top: 10, right: 10, bottom: 50, left: 10 }}
        slotProps={{
          legend: {
            direction: 'row',
            position: { vertical: 'bottom', horizontal: 'middle' },
            itemMarkWidth: 12,
            itemMarkHeight: 12,
            labelStyle: { fontSize: 14 },
          },
        }}
        series={[{ data: rooms, innerRadius: 40 }]}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" onClick={copy}>
          Copy image
        </Button>
        <Box role="status" sx={{ typography: 'body2' }}>
          {message}
        </Box>
      </Box>
    </Box>
  );
}
