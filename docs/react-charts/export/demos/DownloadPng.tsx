import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { chartToPng } from './chartToPng';
import { saveFile } from './saveFile';

export default function DownloadPng() {
  const ref = React.useRef<SVGSVGElement>(null);
  const [scale, setScale] = React.useState(2);
  const [message, setMessage] = React.useState('');
  const { palette } = useTheme();

  const download = async () => {
    try {
      const png = await chartToPng(ref.current!, { scale, background: palette.background.default });
      saveFile(png, 'tide.png');
      setMessage(`Saved tide.png, ${Math.ceil(png.size / 1024)} KB`);
    } catch (error) {
      setMessage(`Not saved: ${error instanceof Error ? error.message : error}`);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        ref={ref}
        title="Tide at the harbor, in meters above chart datum"
        height={260}
        margin={{ top: 10, right: 15, bottom: 30, left: 40 }}
        grid={{ horizontal: true }}
        xAxis={[{ data: [0, 3, 6, 9, 12, 15, 18, 21, 24], tickMinStep: 6, max: 24 }]}
        series={[{ data: [1.1, 3.9, 5.2, 3.4, 0.9, 3.6, 5.0, 3.2, 0.8], area: true }]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
        <TextField
          select
          size="small"
          label="Pixels per CSS pixel"
          value={scale}
          onChange={(event) => setScale(Number(event.target.value))}
          sx={{ width: 180 }}
        >
          {[1, 2, 4].map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={download}>
          Download PNG
        </Button>
        <Box role="status" sx={{ typography: 'body2', minHeight: 20 }}>
          {message}
        </Box>
      </Box>
    </Box>
  );
}
