import AnchorIcon from '@mui/icons-material/Anchor';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { DataGrid, type GridBaseIconProps, type GridSlotsComponent } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const slots = {
  booleanCellTrueIcon: ({ fontSize, titleAccess }: GridBaseIconProps) => (
    <AnchorIcon fontSize={fontSize} titleAccess={titleAccess} />
  ),
  booleanCellFalseIcon: () => <span>–</span>,
  columnMenuIcon: ({ fontSize }: GridBaseIconProps) => <MoreHorizIcon fontSize={fontSize} />,
  columnSortedAscendingIcon: () => <ArrowDropUpIcon />,
  columnSortedDescendingIcon: () => <ArrowDropDownIcon />,
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
        slotProps={{ main: { 'aria-label': 'Berths, with custom icons' } }}
      />
    </div>
  );
}
