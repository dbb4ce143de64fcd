import Box from '@mui/material/Box';

const FACTS = [
  ['Date', 'Friday, 21:30'],
  ['Telescope', 'Dome 2'],
] as const;

export default function ObservatoryTicket() {
  return (
    <Box
      sx={{
        width: 260,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.primary',
      }}
    >
      <Box sx={{ typography: 'overline', color: 'text.secondary' }}>Admission</Box>
      <Box sx={{ typography: 'h5', fontWeight: 'medium' }}>Saturn and its rings</Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', m: 0, mt: 1 }}>
        {FACTS.map(([name, value]) => (
          <div key={name}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {name}
            </Box>
            <Box component="dd" sx={{ typography: 'body2', m: 0 }}>
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}
