import type * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid';
import { wineColumns, wines } from './wines';

const searchProps = { htmlInput: { 'aria-label': 'Search wines' } };

function BottlesFound() {
  const apiRef = useGridApiContext();
  const { slots } = useGridRootProps();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const bottles = entries.reduce((sum, { model }) => sum + model.bottles, 0);

  return (
    <Toolbar>
      <QuickFilter expanded>
        <QuickFilterControl
          size="small"
          slotProps={searchProps}
          render={({ ref, ...props }) => (
            <slots.baseTextField {...props} inputRef={ref as React.Ref<HTMLInputElement>} />
          )}
        />
      </QuickFilter>
      <Typography variant="body2" sx={{ ml: 1 }}>
        {bottles} bottles
      </Typography>
    </Toolbar>
  );
}

const toolbarSlots = { toolbar: BottlesFound };

export default function CountInTheToolbar() {
  return (
    <div style={{ height: 276, width: '100%' }}>
      <DataGrid
        rows={wines}
        columns={wineColumns}
        slots={toolbarSlots}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Wines, with the bottles found' } }}
      />
    </div>
  );
}
