import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { classes, type ClimbingClass } from './classes';

const withCompactGrids = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true },
      styleOverrides: {
        columnHeaders: { backgroundColor: theme.palette.action.hover },
        columnHeaderTitle: { fontWeight: 700 },
      },
    },
  },
});

const columns: GridColumns<ClimbingClass> = [
  { field: 'name', headerName: 'Class', flex: 1, minWidth: 140 },
  { field: 'coach', headerName: 'Coach', width: 120 },
  { field: 'taken', headerName: 'Taken', type: 'number', width: 80 },
];

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withCompactGrids}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid aria-label="Classes, compact" rows={classes} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
