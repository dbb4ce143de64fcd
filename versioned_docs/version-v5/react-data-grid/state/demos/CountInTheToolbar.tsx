import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { wineColumns, wines } from './wines';

function BottlesFound() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const bottles = entries.reduce((sum, { model }) => sum + model.bottles, 0);

  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
      <Typography variant="body2">{bottles} bottles</Typography>
    </GridToolbarContainer>
  );
}

export default function CountInTheToolbar() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={wines}
        columns={wineColumns}
        components={{ Toolbar: BottlesFound }}
        density="compact"
        hideFooter
        aria-label="Wines, with the bottles found"
      />
    </div>
  );
}
