import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { DataGrid, gridClasses, type GridColDef, type GridSlots } from '@mui/x-data-grid';
import { hikingHuts, type HikingHut } from './hikingHuts';

// Icons of Material UI have other types. Of the props, `sortingOrder` must not reach the DOM.
const slots: Partial<GridSlots> = {
  columnSortedAscendingIcon: ({ className, fontSize }) => (
    <KeyboardArrowUp className={className} fontSize={fontSize} />
  ),
  columnSortedDescendingIcon: ({ className, fontSize }) => (
    <KeyboardArrowDown className={className} fontSize={fontSize} />
  ),
  columnUnsortedIcon: ({ className, fontSize }) => (
    <UnfoldMore className={className} fontSize={fontSize} />
  ),
};

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
        slots={slots}
        sx={{
          [`& .${gridClasses.iconButtonContainer}`]: { visibility: 'visible', width: 'auto' },
          [`& .${gridClasses.columnHeader}:not(.${gridClasses['columnHeader--sorted']}) .${gridClasses.sortButton}`]:
            { opacity: 0.6 },
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Huts, with sort icons that are always visible' } }}
      />
    </div>
  );
}
