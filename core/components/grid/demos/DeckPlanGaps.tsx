import * as React from 'react';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const DECKS = ['Car deck', 'Truck deck', 'Cabins', 'Restaurant', 'Sun deck', 'Bridge'];

export default function DeckPlanGaps() {
  const [rows, setRows] = React.useState(1);
  const [columns, setColumns] = React.useState(3);
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ px: 1.5 }}>
        <Typography id="row-gap">Row spacing: {rows}</Typography>
        <Slider
          aria-labelledby="row-gap"
          value={rows}
          max={6}
          onChange={(_, value) => setRows(value as number)}
        />
        <Typography id="column-gap">Column spacing: {columns}</Typography>
        <Slider
          aria-labelledby="column-gap"
          value={columns}
          max={6}
          onChange={(_, value) => setColumns(value as number)}
        />
      </Box>
      <Grid container rowSpacing={rows} columnSpacing={columns}>
        {DECKS.map((deck) => (
          <Grid key={deck} size={{ xs: 6, sm: 4 }}>
            <Paper variant="outlined" sx={{ p: 1, textAlign: 'center' }}>
              {deck}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Stack>
  );
}
