import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function AccountBalance() {
  return (
    <Box sx={{ width: 260 }}>
      <Typography color="textSecondary">Balance</Typography>
      <Typography variant="h4" component="p" align="right">
        1,204.50
      </Typography>
      <Typography color="error" align="right" sx={{ fontWeight: 'fontWeightMedium' }}>
        Below the limit
      </Typography>
    </Box>
  );
}
