import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    fontFamilyMono: string;
    fontWeightSemiBold: number;
  }
  interface TypographyVariantsOptions {
    fontFamilyMono?: string;
    fontWeightSemiBold?: number;
  }
}

const typography = {
  fontFamilyMono: 'ui-monospace, Consolas, monospace',
  fontWeightSemiBold: 600,
};

const SERVERS = [
  { name: 'oslo-1', uptime: '99.98%' },
  { name: 'oslo-2', uptime: '99.41%' },
  { name: 'lagos-1', uptime: '100.00%' },
];

export default function ServerUptime() {
  const { palette, direction } = useTheme();
  const theme = React.useMemo(
    () => createTheme({ typography, palette: { mode: palette.mode }, direction }),
    [palette.mode, direction],
  );
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        role="list"
        aria-label="Uptime of the servers"
        sx={{ listStyle: 'none', m: 0, p: 0, width: 240, color: 'text.primary' }}
      >
        {SERVERS.map(({ name, uptime }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', justifyContent: 'space-between', py: 0.5, typography: 'body2' }}
          >
            <Box component="span" sx={{ fontWeight: 'semiBold' }}>
              {name}
            </Box>
            <Box component="span" sx={{ fontFamily: 'mono' }}>
              {uptime}
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
