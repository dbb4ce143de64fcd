import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightAndFade() {
  const [highlighted, setHighlighted] = React.useState<(typeof highlights)[number]>('item');
  const [faded, setFaded] = React.useState<(typeof fades)[number]>('global');
  const scope = { highlightScope: { highlighted, faded } };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'center', pt: 1 }}>
        <TextField
          select
          size="small"
          label="highlighted"
          value={highlighted}
          onChange={(event) => setHighlighted(event.target.value as typeof highlighted)}
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
          label="faded"
          value={faded}
          onChange={(event) => setFaded(event.target.value as typeof faded)}
          sx={{ minWidth: 120 }}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <figure dir="ltr" style={{ margin: 0, width: '100%' }}>
        <figcaption>Fruit picked per orchard, in tons</figcaption>
        <BarChart
          height={260}
          xAxis={[{ scaleType: 'band', data: ['Hill', 'Brook', 'Wall'] }]}
          series={[
            { id: 'apples', label: 'Apples', data: [31, 24, 18], ...scope },
            { id: 'pears', label: 'Pears', data: [12, 19, 22], ...scope },
          ]}
        />
      </figure>
    </Stack>
  );
}
