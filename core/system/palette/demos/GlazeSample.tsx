import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';

export default function GlazeSample() {
  return (
    <Box
      sx={{
        boxSizing: 'border-box',
        width: 1,
        maxWidth: 320,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          height: 24,
          background: ({ palette }) =>
            `linear-gradient(90deg, ${palette.primary.main}, ${palette.secondary.main})`,
        }}
      />
      <Box
        component="p"
        sx={{
          m: 0,
          p: 2,
          color: 'text.primary',
          bgcolor: ({ palette }) => alpha(palette.primary.main, 0.12),
        }}
      >
        Glaze 12: blue to violet, fired at 1,060 degrees
      </Box>
    </Box>
  );
}
