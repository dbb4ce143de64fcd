import Box from '@mui/material/Box';

export default function FerryNotice() {
  return (
    <Box
      sx={{
        maxWidth: 360,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
      }}
    >
      The ferry to Amrum leaves 20 minutes later today.
      <Box sx={{ mt: 1, color: 'text.secondary', typography: 'body2' }}>
        Harbor office, Dagebüll
      </Box>
    </Box>
  );
}
