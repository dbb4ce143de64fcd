import type { SxProps, Theme } from '@mui/material/styles';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { hours, rowsOfBooking, type Hour } from './lanes';

const ROW_HEIGHT = 36;

function renderBooking({ id, field, value }: GridRenderCellParams<string | null, Hour>) {
  const rows = value ? rowsOfBooking(id, field) : 0;
  // Below its first row, a booking is there for screen readers only: the block covers it.
  return (
    <div className={rows ? 'booking' : 'covered'} style={{ height: rows * ROW_HEIGHT }}>
      {value}
    </div>
  );
}

const columns: GridColDef<Hour>[] = [
  { field: 'id', headerName: 'From', width: 80, sortable: false },
  ...[1, 2, 3].map((lane): GridColDef<Hour, string | null> => ({
    field: `lane${lane}`,
    headerName: `Lane ${lane}`,
    flex: 1,
    minWidth: 90,
    sortable: false,
    cellClassName: 'lane',
    renderCell: renderBooking,
  })),
];

const timetable: SxProps<Theme> = {
  [`& .${gridClasses.row} > .${gridClasses.cell}.lane`]: {
    position: 'relative',
    overflow: 'visible',
    '&:focus': { zIndex: 2 },
  },
  '& .booking': {
    position: 'absolute',
    inset: '0 0 auto',
    zIndex: 1,
    px: 1,
    lineHeight: `${ROW_HEIGHT}px`,
    bgcolor: 'background.paper',
    boxSizing: 'border-box',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderColor: 'primary.main',
  },
  '& .covered': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent' },
};

export default function RotaOfAPool() {
  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={hours}
        columns={columns}
        rowHeight={ROW_HEIGHT}
        headerHeight={ROW_HEIGHT}
        disableColumnFilter
        disableSelectionOnClick
        disableVirtualization
        showCellRightBorder
        sx={timetable}
        hideFooter
        aria-label="Lanes of a pool, by the hour"
      />
    </div>
  );
}
