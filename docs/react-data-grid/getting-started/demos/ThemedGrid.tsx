import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { repairs, type Repair } from './repairs';

const withCompactGrids = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true },
      styleOverrides: {
        columnHeaderTitle: { fontWeight: 700, textTransform: 'uppercase', fontSize: 12 },
      },
    },
  },
});

const columns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 150 },
  { field: 'owner', headerName: 'Owner', width: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number' },
];

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withCompactGrids}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid
          rows={repairs}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Repairs, compact' } }}
        />
      </div>
    </ThemeProvider>
  );
}
