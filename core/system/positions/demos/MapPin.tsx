import Box from '@mui/material/Box';

export default function MapPin() {
  return (
    <Box
      role="group"
      aria-label="Campsite"
      sx={{
        position: 'relative',
        width: 1,
        maxWidth: 360,
        height: 160,
        borderRadius: 1,
        bgcolor: 'action.selected',
      }}
    >
      <Box component="p" sx={{ m: 0, p: 2 }}>
        Larch Meadow
      </Box>
      <Box
        sx={{
          position: 'absolute',
          top: 16,
          insetInlineEnd: 16,
          px: 1,
          borderRadius: 1,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        6 places left
      </Box>
      <Box
        component="p"
        sx={{
          position: 'absolute',
          bottom: 0,
          insetInline: 0,
          m: 0,
          px: 2,
          py: 1,
          typography: 'body2',
        }}
      >
        Open from May to September
      </Box>
    </Box>
  );
}
