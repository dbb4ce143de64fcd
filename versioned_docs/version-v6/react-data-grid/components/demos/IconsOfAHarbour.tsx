import AnchorIcon from '@mui/icons-material/Anchor';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { DataGrid, type GridSlotsComponent } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const slots = {
  BooleanCellTrueIcon: AnchorIcon,
  BooleanCellFalseIcon: () => <span>–</span>,
  ColumnMenuIcon: MoreHorizIcon,
  ColumnSortedAscendingIcon: ArrowDropUpIcon,
  ColumnSortedDescendingIcon: ArrowDropDownIcon,
} satisfies Partial<GridSlotsComponent>;

const rows = berths.slice(0, 5);

export default function IconsOfAHarbour() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'meters', sort: 'desc' }] } }}
        density="compact"
        hideFooter
        aria-label="Berths, with icons of their own"
      />
    </div>
  );
}
