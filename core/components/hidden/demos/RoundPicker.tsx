import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function RoundPicker() {
  const [round, setRound] = React.useState(1);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'));
  return (
    <Box sx={{ width: '100%' }}>
      {isWide ? (
        <Tabs aria-label="Round" value={round} onChange={(_, value: number) => setRound(value)}>
          {GAMES.map((_, index) => (
            <Tab
              key={index}
              id={`round-tab-${index}`}
              aria-controls="round-game"
              label={`Round ${index + 1}`}
            />
          ))}
        </Tabs>
      ) : (
        <TextField
          select
          fullWidth
          id="round-select"
          label="Round"
          value={round}
          onChange={(event) => setRound(Number(event.target.value))}
        >
          {GAMES.map((_, index) => (
            <MenuItem key={index} value={index}>
              Round {index + 1}
            </MenuItem>
          ))}
        </TextField>
      )}
      <Box
        id="round-game"
        role={isWide ? 'tabpanel' : undefined}
        aria-labelledby={isWide ? `round-tab-${round}` : undefined}
        sx={{ p: 2 }}
      >
        {GAMES[round]}
      </Box>
    </Box>
  );
}

const GAMES = ['Vogel 1–0 Prado', 'Tanaka ½–½ Vogel', 'Prado 0–1 Tanaka'];
