import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams, type GridColDef } from '@mui/x-data-grid';

const readings = [
  { id: 'Silo 1', moisture: 11.2, temperature: 21 },
  { id: 'Silo 2', moisture: 12.6, temperature: 24 },
  { id: 'Silo 3', moisture: 13.4, temperature: 31 },
  { id: 'Silo 4', moisture: 10.1, temperature: 19 },
];

const isMoist = ({ value }: Pick<GridCellParams, 'value'>) => Number(value) > 12.5;

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Silo', flex: 1, minWidth: 100, cellClassName: 'silo' },
  {
    field: 'moisture',
    headerName: 'Moisture (%)',
    type: 'number',
    width: 160,
    cellClassName: (params) => (isMoist(params) ? 'too-moist' : ''),
    valueFormatter: (params) => (isMoist(params) ? `▲ ${params.value}` : params.value),
  },
  { field: 'temperature', headerName: 'Temperature (°C)', type: 'number', width: 200 },
];

const useStyles = makeStyles((theme) => ({
  root: {
    '& .silo': { fontWeight: 700 },
    '& .too-moist': {
      backgroundColor: theme.palette.warning.light,
      color: theme.palette.common.black,
    },
  },
}));

export default function ColorsByValue() {
  const classes = useStyles();

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={readings}
        columns={columns}
        className={classes.root}
        density="compact"
        hideFooter
        aria-label="Silos, with moisture above 12.5 % marked"
      />
    </div>
  );
}
