import AnchorIcon from '@mui/icons-material/Anchor';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { DataGrid, type UncapitalizedGridSlotsComponent } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function Dash({ titleAccess }: { titleAccess?: string }) {
  return (
    <span role="img" aria-label={titleAccess}>
      –
    </span>
  );
}

const slots = {
  booleanCellTrueIcon: AnchorIcon,
  booleanCellFalseIcon: Dash,
  columnMenuIcon: MoreHorizIcon,
  columnSortedAscendingIcon: ArrowDropUpIcon,
  columnSortedDescendingIcon: ArrowDropDownIcon,
} satisfies Partial<UncapitalizedGridSlotsComponent>;

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
        aria-label="Berths, with custom icons"
      />
    </div>
  );
}
