import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightAndFade() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const scope = { highlightScope: { highlight, fade } };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', pt: 1 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as typeof highlight)}
          sx={{ minWidth: 120 }}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
          sx={{ minWidth: 120 }}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        title="Apples and pears picked per orchard, in tons"
        height={260}
        xAxis={[{ scaleType: 'band', data: ['Hill', 'Brook', 'Wall'] }]}
        series={[
          { id: 'apples', label: 'Apples', data: [31, 24, 18], ...scope },
          { id: 'pears', label: 'Pears', data: [12, 19, 22], ...scope },
        ]}
      />
    </Stack>
  );
}
