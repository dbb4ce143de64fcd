import Box from '@mui/material/Box';

export default function ObservatoryPage() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateAreas: {
          xs: '"header" "main" "times"',
          sm: '"header header" "main times"',
        },
        gridTemplateColumns: { sm: '2fr 1fr' },
        gap: 1,
        width: 1,
        '& > *': { m: 0, p: 2, border: 1, borderColor: 'divider' },
      }}
    >
      <Box component="p" sx={{ gridArea: 'header' }}>
        <strong>Observatory</strong>
      </Box>
      <Box component="p" sx={{ gridArea: 'main' }}>
        On clear evenings, visitors look at the rings of Saturn.
      </Box>
      <Box component="p" sx={{ gridArea: 'times' }}>
        Friday, 21:00
      </Box>
    </Box>
  );
}
