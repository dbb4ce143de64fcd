import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { peaks } from './peaks';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Peak', flex: 1, minWidth: 100 },
  { field: 'wind', headerName: 'Gusts', type: 'number', width: 130, headerClassName: 'extreme' },
  {
    field: 'snow',
    headerName: 'Snow',
    type: 'number',
    width: 130,
    headerClassName: ({ colDef }) => (colDef.sortable ? 'extreme' : ''),
  },
];

const useStyles = makeStyles((theme) => ({
  root: {
    '& .extreme': {
      backgroundColor: theme.palette.primary.main,
      color: theme.palette.primary.contrastText,
    },
    '& .extreme .MuiIconButton-root': { color: 'inherit' },
  },
}));

export default function TwoColoredHeaders() {
  const classes = useStyles();

  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={peaks}
        columns={columns}
        className={classes.root}
        density="compact"
        hideFooter
        aria-label="Peaks, with colored headers"
      />
    </div>
  );
}
