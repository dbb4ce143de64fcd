import Box from '@mui/material/Box';

export default function HourlyTides() {
  return (
    <Box
      role="region"
      aria-label="Water level in Portree"
      tabIndex={0}
      sx={{
        boxSizing: 'border-box',
        width: 1,
        overflowX: 'auto',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        component="ul"
        role="list"
        sx={{ display: 'flex', width: 'max-content', listStyle: 'none', m: 0, p: 0 }}
      >
        {LEVELS.map(([time, level]) => (
          <Box
            component="li"
            key={time}
            sx={{ boxSizing: 'border-box', width: 96, p: 2, textAlign: 'center' }}
          >
            {time}
            <br />
            <strong>{level} m</strong>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const LEVELS = [
  ['06:00', '1.2'],
  ['07:00', '1.9'],
  ['08:00', '2.8'],
  ['09:00', '3.6'],
  ['10:00', '4.1'],
  ['11:00', '4.3'],
  ['12:00', '4.0'],
  ['13:00', '3.3'],
  ['14:00', '2.5'],
  ['15:00', '1.7'],
  ['16:00', '1.1'],
  ['17:00', '0.9'],
  ['18:00', '1.0'],
  ['19:00', '1.4'],
];
