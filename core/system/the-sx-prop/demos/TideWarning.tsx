import Box from '@mui/material/Box';

export default function TideWarning() {
  return (
    <Box
      role="note"
      sx={{
        maxWidth: 'sm',
        px: 2,
        py: 1.5,
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 2,
        boxShadow: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        typography: 'body2',
      }}
    >
      High water at 14:20. The lower parking lot floods one hour earlier.
    </Box>
  );
}
