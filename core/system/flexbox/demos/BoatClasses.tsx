import Box from '@mui/material/Box';

const CLASSES = [
  { name: 'Kayak', seats: 'One or two seats' },
  { name: 'Canoe', seats: 'Three seats' },
  { name: 'Rowing boat', seats: 'Four seats' },
  { name: 'Sailing dinghy', seats: 'Four seats' },
];

export default function BoatClasses() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Boats"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, width: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {CLASSES.map(({ name, seats }) => (
        <Box
          component="li"
          key={name}
          sx={{
            flex: '1 1 140px',
            boxSizing: 'border-box',
            p: 1,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        >
          <strong>{name}</strong>
          <br />
          {seats}
        </Box>
      ))}
    </Box>
  );
}
