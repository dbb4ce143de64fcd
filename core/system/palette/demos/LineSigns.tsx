import Box from '@mui/material/Box';

const LINES = [
  { line: 'U1', to: 'Harbor', color: 'primary' },
  { line: 'U2', to: 'University', color: 'secondary' },
  { line: 'U3', to: 'Botanical garden', color: 'success' },
];

export default function LineSigns() {
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Lines"
      sx={{ listStyle: 'none', width: 1, maxWidth: 320, m: 0, p: 0, bgcolor: 'background.paper' }}
    >
      {LINES.map(({ line, to, color }) => (
        <Box component="li" key={line} sx={{ display: 'flex', color: 'text.primary' }}>
          <Box
            component="strong"
            sx={{
              width: 48,
              py: 1,
              textAlign: 'center',
              bgcolor: `${color}.main`,
              color: `${color}.contrastText`,
            }}
          >
            {line}
          </Box>
          <Box component="span" sx={{ px: 2, py: 1 }}>
            {to}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
