import { ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { batches, type Batch } from './batches';

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

const columns: GridColDef<Batch>[] = [
  { field: 'origin', headerName: 'Origin', flex: 1, minWidth: 150 },
  { field: 'roast', headerName: 'Roast', width: 90 },
  { field: 'green', headerName: 'Green (kg)', type: 'number' },
];

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withCompactGrids}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid aria-label="Batches, compact" rows={batches} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
