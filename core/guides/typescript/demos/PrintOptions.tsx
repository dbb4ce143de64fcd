import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const PAPERS = ['A3', 'A4', 'A5'] as const;
type Paper = (typeof PAPERS)[number];

export default function PrintOptions() {
  const [copies, setCopies] = React.useState(1);
  const [paper, setPaper] = React.useState<Paper | null>('A4');
  const [pages, setPages] = React.useState<[number, number]>([3, 9]);

  const changeCopies = (event: SelectChangeEvent<number>) => setCopies(Number(event.target.value));
  const changePages = (_: Event, value: number | number[]) => setPages(value as [number, number]);

  return (
    <Stack spacing={2} sx={{ width: 1, maxWidth: 320 }}>
      <FormControl>
        <InputLabel id="print-copies">Copies</InputLabel>
        <Select labelId="print-copies" label="Copies" value={copies} onChange={changeCopies}>
          {[1, 2, 5].map((count) => (
            <MenuItem key={count} value={count}>
              {count}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Autocomplete
        options={PAPERS}
        value={paper}
        onChange={(_, value) => setPaper(value)}
        renderInput={(params) => <TextField {...params} label="Paper" />}
      />
      <Box sx={{ px: 1.25 }}>
        <Typography component="p" variant="body2">
          Pages
        </Typography>
        <Slider
          getAriaLabel={(index) => (index === 0 ? 'First page' : 'Last page')}
          min={1}
          max={12}
          value={pages}
          onChange={changePages}
        />
      </Box>
      <Typography component="output">
        {copies} × pages {pages[0]} to {pages[1]} on {paper ?? 'any paper'}
      </Typography>
    </Stack>
  );
}
