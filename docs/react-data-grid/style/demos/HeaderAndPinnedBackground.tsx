import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type {} from '@mui/x-data-grid-pro/themeAugmentation';
import { turbines, turbineColumns } from './turbines';

const withBlueSections = ({ direction, palette: { mode } }: Theme) =>
  createTheme({
    direction,
    palette: { mode },
    mixins: {
      MuiDataGrid: {
        containerBackground: mode === 'dark' ? '#12304d' : '#dcebfa',
        pinnedBackground: mode === 'dark' ? '#0f2235' : '#eff6fd',
      },
    },
  });

export default function HeaderAndPinnedBackground() {
  return (
    <ThemeProvider theme={withBlueSections}>
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
