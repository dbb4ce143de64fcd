import { responsiveFontSizes, ThemeProvider, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const responsive = (outer: Theme) => responsiveFontSizes(outer);

export default function ResponsiveHeadline() {
  return (
    <ThemeProvider theme={responsive}>
      <Typography variant="h2" component="p" align="center">
        Sea and sky
      </Typography>
    </ThemeProvider>
  );
}
