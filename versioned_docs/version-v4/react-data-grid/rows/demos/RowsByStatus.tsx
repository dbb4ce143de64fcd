import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, type GridRowIdGetter, type GridRowParams } from '@mui/x-data-grid';
import { matchColumns } from './matchColumns';
import { matches } from './matches';

const getRowId: GridRowIdGetter = (row) => `${row['home']}-${row['guest']}`;
const getRowClassName = ({ row }: GridRowParams) => `match-${row['status']}`;

const useStyles = makeStyles((theme) => ({
  root: {
    '& .match-live': { fontWeight: 'bold', backgroundColor: theme.palette.action.selected },
    '& .match-planned': { fontStyle: 'italic' },
  },
}));

export default function RowsByStatus() {
  const classes = useStyles();

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={matches}
        columns={matchColumns}
        getRowId={getRowId}
        getRowClassName={getRowClassName}
        density="compact"
        hideFooter
        aria-label="Matches, styled by their status"
      />
    </div>
  );
}
