import Box from '@mui/material/Box';

const FACTS = [
  ['Sent from', 'Lisbon'],
  ['Weight', '2.4 kg'],
  ['Arrives on', 'Tuesday'],
] as const;

export default function ParcelFacts() {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
        gap: { xs: 1, sm: 3 },
        width: 1,
        m: 0,
      }}
    >
      {FACTS.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            px: 2,
            py: [0.5, 1.5],
            borderInlineStart: '4px solid',
            borderColor: 'primary.main',
          }}
        >
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, typography: { xs: 'body2', sm: 'h6' } }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
