import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

const columns: GridColDef[] = turbineColumns.map((column) => ({
  ...column,
  headerClassName: column.type === 'number' ? 'measured' : 'given',
}));

const useStyles = makeStyles(({ palette }) => ({
  root: {
    '& .measured': {
      backgroundColor: palette.primary.main,
      color: palette.primary.contrastText,
    },
    '& .measured .MuiIconButton-root': { color: 'inherit' },
    '& .given': { backgroundColor: palette.action.selected },
  },
}));

const rows = turbines.slice(0, 5);

export default function ColoredHeaders() {
  const classes = useStyles();

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Turbines, headers by kind of column"
      />
    </div>
  );
}
