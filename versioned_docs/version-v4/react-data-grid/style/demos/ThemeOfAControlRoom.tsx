import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type Theme } from '@material-ui/core/styles';
import { DataGrid } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

const line = { borderColor: '#1d3b2d' };

const controlRoom = (direction: Theme['direction']) =>
  createTheme({
    direction,
    palette: {
      type: 'dark',
      primary: { main: '#5ee2a0' },
      background: { default: '#08130e', paper: '#0d1d16' },
    },
    shape: { borderRadius: 0 },
    typography: { fontFamily: 'ui-monospace, monospace' },
    props: {
      MuiDataGrid: { disableColumnMenu: true },
    },
    overrides: {
      MuiDataGrid: {
        root: {
          backgroundColor: '#08130e',
          '& .MuiDataGrid-cell': line,
          '& .MuiDataGrid-columnsContainer': line,
          '& .MuiDataGrid-columnHeaderTitle': { textTransform: 'uppercase', letterSpacing: 1 },
          '& .MuiDataGrid-row:hover': { backgroundColor: '#12291f' },
        },
      },
    },
  });

export default function ThemeOfAControlRoom() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => controlRoom(direction), [direction]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 260, width: '100%' }}>
        <DataGrid
          rows={turbines}
          columns={turbineColumns}
          density="compact"
          hideFooter
          aria-label="Turbines in the control room"
        />
      </div>
    </ThemeProvider>
  );
}
