import SvgIcon, { type SvgIconProps } from '@material-ui/core/SvgIcon';
import { makeStyles } from '@material-ui/core/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { hikingHuts } from './hikingHuts';

const useStyles = makeStyles({
  root: {
    [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
    [`& .${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortIcon}`]:
      { opacity: 0.6 },
  },
});

function UnsortedIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 4l5 6H7l5-6zm0 16l-5-6h10l-5 6z" />
    </SvgIcon>
  );
}

const components = { ColumnUnsortedIcon: UnsortedIcon };

const columns: GridColDef[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 150 },
  { field: 'note', headerName: 'Note', hideSortIcons: true, flex: 1, minWidth: 200 },
];

export default function VisibleSortIcons() {
  const classes = useStyles();

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        className={classes.root}
        rows={hikingHuts}
        columns={columns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Huts, with sort icons that are always visible"
      />
    </div>
  );
}
