import * as React from 'react';
import { DataGrid, useGridApiRef, type GridEvents, type GridInitialState } from '@mui/x-data-grid';
import { wineColumns, wines } from './wines';

const KEY = 'view of the wines';

/** What people can change in this grid. */
const CHANGES: GridEvents[] = [
  'sortModelChange',
  'filterModelChange',
  'columnVisibilityModelChange',
  'columnWidthChange',
  'paginationModelChange',
];

function loadView(): GridInitialState | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined; // No storage, or something that is not JSON.
  }
}

function saveView(view: GridInitialState) {
  try {
    localStorage.setItem(KEY, JSON.stringify(view));
  } catch {
    // The storage is full or not allowed: the view lasts as long as the page.
  }
}

export default function SavedAutomatically() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(loadView);

  React.useEffect(() => {
    const grid = apiRef.current;
    if (!grid) {
      return undefined;
    }
    const save = () => {
      // Whether a panel is open is no part of the view.
      const { preferencePanel, ...view } = grid.exportState();
      saveView(view);
    };
    const ends = CHANGES.map((change) => grid.subscribeEvent(change, save));
    return () => ends.forEach((end) => end());
  }, [apiRef]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={wines}
        columns={wineColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Wines, in a view that is saved by itself' } }}
      />
    </div>
  );
}
