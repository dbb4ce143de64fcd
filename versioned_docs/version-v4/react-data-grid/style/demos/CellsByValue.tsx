import green from '@material-ui/core/colors/green';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Turbine', width: 130, cellClassName: 'plate' },
  {
    field: 'change',
    headerName: 'Last hour',
    type: 'number',
    width: 140,
    valueFormatter: ({ value }) =>
      `${Number(value) > 0 ? '▲ +' : Number(value) < 0 ? '▼ ' : ''}${value} %`,
    cellClassName: ({ value }) =>
      Number(value) > 0 ? 'rising' : Number(value) < 0 ? 'falling' : '',
  },
  ...turbineColumns.slice(3),
];

const getCellClassName = ({ field, row }: GridCellParams) =>
  field === 'output' && row['output'] === 0 ? 'idle' : '';

const useStyles = makeStyles(({ palette }) => ({
  root: {
    '& .plate': { fontFamily: 'monospace' },
    // The theme's own greens are too pale on white.
    '& .rising': { color: palette.type === 'dark' ? green[300] : green[800], fontWeight: 700 },
    '& .falling': {
      color: palette.error[palette.type === 'dark' ? 'light' : 'dark'],
      fontWeight: 700,
    },
    '& .idle': { backgroundColor: palette.action.selected },
  },
}));

export default function CellsByValue() {
  const classes = useStyles();

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={turbines}
        columns={columns}
        getCellClassName={getCellClassName}
        density="compact"
        hideFooter
        aria-label="Turbines, cells by value"
      />
    </div>
  );
}
