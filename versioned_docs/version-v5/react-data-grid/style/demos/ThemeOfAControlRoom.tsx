import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { turbines, turbineColumns } from './turbines';

const controlRoom = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#5ee2a0' },
    background: { default: '#08130e', paper: '#0d1d16' },
  },
  shape: { borderRadius: 0 },
  typography: { fontFamily: 'ui-monospace, monospace' },
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true },
      styleOverrides: {
        root: ({ theme }) => ({
          backgroundColor: theme.palette.background.default,
        }),
        cell: { borderColor: '#1d3b2d' },
        columnHeaders: { borderColor: '#1d3b2d' },
        footerContainer: { borderColor: '#1d3b2d' },
        columnHeaderTitle: { textTransform: 'uppercase', letterSpacing: 1 },
        row: { '&:hover': { backgroundColor: '#12291f' } },
      },
    },
  },
});

export default function ThemeOfAControlRoom() {
  return (
    <ThemeProvider theme={controlRoom}>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          rows={turbines}
          columns={turbineColumns}
          hideFooter
          aria-label="Turbines in the control room"
        />
      </div>
    </ThemeProvider>
  );
}
