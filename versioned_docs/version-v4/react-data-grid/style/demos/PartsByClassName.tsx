import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

const useStyles = makeStyles((theme) => ({
  root: {
    border: 0,
    borderRadius: 8,
    boxShadow: theme.shadows[2],
    fontSize: 13,
    [`& .${gridClasses.columnHeaderTitle}`]: { fontWeight: 700 },
    [`& .${gridClasses.cell}`]: { borderBottomStyle: 'dashed' },
    [`& .${gridClasses.row}:hover`]: { color: theme.palette.primary.main },
  },
}));

export default function PartsByClassName() {
  const classes = useStyles();

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={turbines}
        columns={turbineColumns}
        density="compact"
        hideFooter
        aria-label="Turbines, styled by class names"
      />
    </div>
  );
}
