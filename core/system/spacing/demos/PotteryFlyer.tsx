import Box from '@mui/material/Box';

export default function PotteryFlyer() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 420,
        mx: 'auto',
        px: { xs: 2, sm: 4 },
        py: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box component="p" sx={{ m: 0, mb: 1, typography: 'h6' }}>
        Pottery for beginners
      </Box>
      <Box component="p" sx={{ m: 0 }}>
        Six evenings, with clay and tools.
      </Box>
      <Box component="p" sx={{ m: 0, mt: 3, typography: 'body2' }}>
        Kiln Street 9, from March 4
      </Box>
    </Box>
  );
}
