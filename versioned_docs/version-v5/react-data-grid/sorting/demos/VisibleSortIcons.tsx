import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

// The slot also receives `sortingOrder`, which must not reach the DOM.
function UnsortedIcon({ className, fontSize }: SvgIconProps) {
  return <UnfoldMore className={className} fontSize={fontSize} />;
}

const columns: GridColDef<HikingHut>[] = [
  { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 130 },
  { field: 'altitude', headerName: 'Altitude (m)', type: 'number', width: 150 },
  { field: 'note', headerName: 'Note', hideSortIcons: true, flex: 1, minWidth: 200 },
];

export default function VisibleSortIcons() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={hikingHuts}
        columns={columns}
        components={{
          ColumnSortedAscendingIcon: KeyboardArrowUp,
          ColumnSortedDescendingIcon: KeyboardArrowDown,
          ColumnUnsortedIcon: UnsortedIcon,
        }}
        sx={{
          [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
          [`& .${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortIcon}`]:
            { opacity: 0.6 },
        }}
        density="compact"
        hideFooter
        aria-label="Huts, with sort icons that are always visible"
      />
    </div>
  );
}
