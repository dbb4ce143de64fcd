import { alpha, makeStyles } from '@material-ui/core/styles';
import { DataGrid } from '@mui/x-data-grid';
import { turbines, turbineColumns } from './turbines';

// A number is odd when its last digit is.
const oddRows = [1, 3, 5, 7, 9]
  .map((digit) => `& .MuiDataGrid-row[data-rowindex$="${digit}"]`)
  .join(', ');

const useStyles = makeStyles(({ palette }) => {
  const { hover, hoverOpacity, selectedOpacity } = palette.action;
  const primary = palette.primary.main;
  return {
    root: {
      [oddRows]: {
        backgroundColor: hover,
        '&:hover': { backgroundColor: alpha(primary, hoverOpacity) },
        '&.Mui-selected': { backgroundColor: alpha(primary, selectedOpacity + hoverOpacity) },
      },
    },
  };
});

export default function StripedRows() {
  const classes = useStyles();

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={turbines}
        columns={turbineColumns}
        density="compact"
        hideFooter
        aria-label="Turbines, striped"
      />
    </div>
  );
}
