import { makeStyles } from '@material-ui/core/styles';
import { DataGrid } from '@mui/x-data-grid';

const useStyles = makeStyles((theme) => ({
  root: {
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: theme.typography.fontWeightBold },
  },
}));

const columns = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'trams', headerName: 'Trams an hour', type: 'number', width: 170 },
];

const rows = [
  { id: 1, stop: 'Main station', trams: 24 },
  { id: 2, stop: 'Opera', trams: 16 },
  { id: 3, stop: 'Depot', trams: 4 },
];

export default function InstallationCheck() {
  const classes = useStyles();

  return (
    <div style={{ width: '100%', maxWidth: 480 }}>
      <DataGrid
        aria-label="Trams at each stop"
        className={classes.root}
        autoHeight
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
