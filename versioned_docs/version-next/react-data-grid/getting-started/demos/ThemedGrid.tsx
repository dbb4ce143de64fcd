import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { crossings, type Crossing } from './crossings';

const withCompactGrids = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true },
      styleOverrides: {
        root: { borderRadius: 0 },
        columnHeaderTitle: { fontWeight: 700 },
      },
    },
  },
});

const columns: GridColDef<Crossing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'booked', headerName: 'Booked', type: 'number', width: 90 },
];

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withCompactGrids}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid label="Crossings, compact" rows={crossings} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
