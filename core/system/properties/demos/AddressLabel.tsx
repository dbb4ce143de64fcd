import Box from '@mui/material/Box';

export default function AddressLabel() {
  return (
    <Box
      component="address"
      sx={{
        width: 1,
        maxWidth: 280,
        px: 2,
        py: 1,
        fontStyle: 'normal',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        borderBottom: 4,
        borderBottomColor: 'secondary.main',
      }}
    >
      Rope and Sail Ltd.
      <br />7 Harbor Street, Galway
    </Box>
  );
}
