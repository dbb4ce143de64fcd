import { ThemeProvider, type Theme } from '@material-ui/core/styles';
import { DataGrid, type GridColumns } from '@mui/x-data-grid';
import { plants } from './plants';

const withBorderedGrids = (theme: Theme): Theme => ({
  ...theme,
  props: {
    ...theme.props,
    MuiDataGrid: { disableColumnMenu: true, showCellRightBorder: true },
  },
  overrides: {
    ...theme.overrides,
    MuiDataGrid: {
      root: {
        '& .MuiDataGrid-columnsContainer': { backgroundColor: theme.palette.action.hover },
        '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 700 },
      },
    },
  },
});

const columns: GridColumns = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  { field: 'pot', headerName: 'Pot (l)', type: 'number', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 110 },
];

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withBorderedGrids}>
      <div style={{ height: 370, width: '100%' }}>
        <DataGrid aria-label="Plants, bordered" rows={plants} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
