import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { dishColumns } from './dishColumns';
import { dishes } from './dishes';

const isCellEditable = ({ row, field }: GridCellParams) =>
  field === 'price' || row['since'] === null;

const useStyles = makeStyles((theme) => ({
  root: {
    '& .MuiDataGrid-cell--editable': { backgroundColor: theme.palette.action.hover },
  },
}));

export default function EditSomeCells() {
  const classes = useStyles();

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={dishes}
        columns={dishColumns}
        isCellEditable={isCellEditable}
        density="compact"
        hideFooter
        aria-label="Menu with some cells to edit"
      />
    </div>
  );
}
