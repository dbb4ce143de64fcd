import * as React from 'react';
import { createTheme, ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { turbines, turbineColumns } from './turbines';

const withBlueSections = (direction: Theme['direction'], mode: 'light' | 'dark') =>
  createTheme({
    direction,
    palette: {
      mode,
      DataGrid: {
        bg: mode === 'dark' ? '#0b1622' : '#ffffff',
        headerBg: mode === 'dark' ? '#12304d' : '#dcebfa',
        pinnedBg: mode === 'dark' ? '#0f2235' : '#eff6fd',
      },
    },
  });

export default function HeaderAndPinnedBackground() {
  const { colorScheme } = useColorScheme();
  const theme = React.useCallback(
    ({ direction }: Theme) =>
      withBlueSections(direction, colorScheme === 'dark' ? 'dark' : 'light'),
    [colorScheme],
  );
  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 260, width: '100%', maxWidth: 460 }}>
        <DataGridPro
          rows={turbines}
          columns={turbineColumns}
          initialState={{ pinnedColumns: { left: ['id'] } }}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Turbines, with a pinned column' } }}
        />
      </div>
    </ThemeProvider>
  );
}
