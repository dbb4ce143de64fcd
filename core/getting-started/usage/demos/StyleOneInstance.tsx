import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function StyleOneInstance() {
  return (
    <Paper
      variant="outlined"
      sx={{
        p: 2,
        width: { xs: '100%', sm: 320 },
        borderColor: 'primary.main',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Stack spacing={0.5}>
        <Typography variant="overline" sx={{ color: 'text.secondary' }}>
          Gate B 12
        </Typography>
        <Typography variant="h6" component="p">
          Lisbon, 18:40
        </Typography>
      </Stack>
    </Paper>
  );
}
