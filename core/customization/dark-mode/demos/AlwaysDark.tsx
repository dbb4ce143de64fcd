import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const darkTheme = createTheme({ palette: { mode: 'dark' } });

export default function AlwaysDark() {
  return (
    <ThemeProvider theme={darkTheme}>
      <Paper sx={{ p: 2, width: 300, maxWidth: '100%' }}>
        <Typography variant="h6" component="p">
          Night ferry to Trelleborg
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          22:30, cabin for two
        </Typography>
        <Stack direction="row" spacing={1} sx={{ mt: 2 }}>
          <Button variant="contained">Check in</Button>
          <Button>Change</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
