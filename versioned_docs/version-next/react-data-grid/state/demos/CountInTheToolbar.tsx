import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { wineColumns, wines } from './wines';

function BottlesFound() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const bottles = entries.reduce((sum, { model }) => sum + model.bottles, 0);

  return (
    <Toolbar>
      <QuickFilter defaultExpanded>
        <QuickFilterControl aria-label="Search" placeholder="Search" size="small" />
      </QuickFilter>
      <Typography variant="body2" sx={{ ml: 1 }}>
        {bottles} bottles
      </Typography>
    </Toolbar>
  );
}

const slots = { toolbar: BottlesFound };

export default function CountInTheToolbar() {
  return (
    <div style={{ height: 276, width: '100%' }}>
      <DataGrid
        rows={wines}
        columns={wineColumns}
        slots={slots}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Wines, with the bottles found' } }}
      />
    </div>
  );
}
