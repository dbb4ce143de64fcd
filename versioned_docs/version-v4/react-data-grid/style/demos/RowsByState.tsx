import { alpha, makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridRowParams } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

const getRowClassName = ({ row }: GridRowParams) => `state-${row['state']}`;

const tinted = (color: string) => ({
  backgroundColor: alpha(color, 0.12),
  '&:hover': { backgroundColor: alpha(color, 0.2) },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: alpha(color, 0.32) },
});

const useStyles = makeStyles(({ palette }) => ({
  root: {
    '& .MuiDataGrid-row.state-fault': tinted(palette.error.main),
    '& .MuiDataGrid-row.state-paused': tinted(palette.warning.main),
  },
}));

export default function RowsByState() {
  const classes = useStyles();

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={turbines}
        columns={turbineColumns}
        getRowClassName={getRowClassName}
        density="compact"
        hideFooter
        aria-label="Turbines, rows by state"
      />
    </div>
  );
}
