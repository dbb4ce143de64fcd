import * as React from 'react';
import Box from '@mui/material/Box';

const DEPARTURES = [
  { time: '07:12', destination: 'Bergen' },
  { time: '07:40', destination: 'Voss' },
  { time: '08:05', destination: 'Oslo' },
];

export default function DepartureBoard() {
  const [chosen, setChosen] = React.useState('07:40');
  return (
    <Box
      role="group"
      aria-label="Departures"
      sx={{
        display: 'grid',
        width: '100%',
        maxWidth: 320,
        '& button': {
          display: 'flex',
          gap: 2,
          p: 1.5,
          border: 0,
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
        },
        '& button:hover': { bgcolor: 'action.hover' },
        '& button:focus-visible': { outline: 2, outlineOffset: -2, outlineColor: 'primary.main' },
        '& button[aria-pressed="true"]': { bgcolor: 'action.selected', fontWeight: 700 },
      }}
    >
      {DEPARTURES.map(({ time, destination }) => (
        <button
          key={time}
          type="button"
          aria-pressed={time === chosen}
          onClick={() => setChosen(time)}
        >
          <span>{time}</span>
          <span>{destination}</span>
        </button>
      ))}
    </Box>
  );
}
