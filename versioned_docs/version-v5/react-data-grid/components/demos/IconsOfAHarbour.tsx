import AnchorIcon from '@mui/icons-material/Anchor';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import { DataGrid, type GridSlotsComponent } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function Dash({ titleAccess }: { titleAccess?: string }) {
  return (
    <span role="img" aria-label={titleAccess}>
      –
    </span>
  );
}

const components = {
  BooleanCellTrueIcon: AnchorIcon,
  BooleanCellFalseIcon: Dash,
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
        components={components}
        initialState={{ sorting: { sortModel: [{ field: 'meters', sort: 'desc' }] } }}
        density="compact"
        hideFooter
        aria-label="Berths, with custom icons"
      />
    </div>
  );
}
