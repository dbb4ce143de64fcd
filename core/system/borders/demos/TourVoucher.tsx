import Box from '@mui/material/Box';

export default function TourVoucher() {
  return (
    <Box role="group" aria-label="Voucher" sx={{ width: 1, maxWidth: 320 }}>
      <Box
        sx={{
          p: 2,
          border: 1,
          borderBottom: 0,
          borderColor: 'divider',
          borderRadius: 3,
          borderBottomLeftRadius: 0,
          borderBottomRightRadius: 0,
        }}
      >
        <strong>Guided cave walk</strong>
        <br />
        Two adults, one child
      </Box>
      <Box
        sx={{
          p: 2,
          border: 1,
          borderTop: '2px dashed',
          borderColor: 'divider',
          borderRadius: (theme) => {
            const radius = `${3 * theme.shape.borderRadius}px`;
            return `0 0 ${radius} ${radius}`;
          },
        }}
      >
        Code: LANTERN-58
      </Box>
    </Box>
  );
}
