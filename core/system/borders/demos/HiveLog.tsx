import Box from '@mui/material/Box';

const NOTES = [
  { hive: 'Hive 1', note: 'Queen seen, six frames of brood', color: 'success.main' },
  { hive: 'Hive 2', note: 'Food is low, feed this week', color: 'warning.main' },
  { hive: 'Hive 3', note: 'No eggs, queen is missing', color: 'error.main' },
];

export default function HiveLog() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Hive inspections"
      sx={{ listStyle: 'none', width: 1, maxWidth: 360, m: 0, p: 0 }}
    >
      {NOTES.map(({ hive, note, color }) => (
        <Box
          component="li"
          key={hive}
          sx={{
            px: 2,
            py: 1,
            border: 1,
            borderTop: 0,
            borderLeft: 4,
            borderColor: 'divider',
            borderLeftColor: color,
            '&:first-of-type': { borderTop: 1, borderTopColor: 'divider' },
          }}
        >
          <strong>{hive}</strong>
          <br />
          {note}
        </Box>
      ))}
    </Box>
  );
}
