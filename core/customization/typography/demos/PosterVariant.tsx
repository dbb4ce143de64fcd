import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    poster: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    poster?: React.CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    poster: true;
  }
}

const FONT = 'Impact, "Arial Narrow", sans-serif';

export default function PosterVariant() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () =>
      createTheme({
        typography: { poster: { fontFamily: FONT, fontSize: '2.25rem', lineHeight: 1.1 } },
        palette: { mode: palette.mode },
        direction,
      }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Typography variant="poster" component="p" sx={{ color: 'text.primary' }}>
        Summer night run
      </Typography>
    </ThemeProvider>
  );
}
