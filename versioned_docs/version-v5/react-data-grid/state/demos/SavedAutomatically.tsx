import * as React from 'react';
import {
  DataGridPro,
  useGridApiRef,
  type GridEventLookup,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { wineColumns, wines } from './wines';

const KEY = 'view of the wines, v5';

/** What people can change in this grid. */
const CHANGES: (keyof GridEventLookup)[] = [
  'sortModelChange',
  'filterModelChange',
  'columnVisibilityModelChange',
];

// Hidden columns are saved only if there is a model of them.
const FIRST_VIEW: GridInitialState = { columns: { columnVisibilityModel: {} } };

function loadView(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? FIRST_VIEW;
  } catch {
    return FIRST_VIEW; // No storage, or something that is not JSON.
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
    const save = () => {
      // Whether a panel is open is no part of the view.
      const { preferencePanel, ...view } = apiRef.current.exportState();
      saveView(view);
    };
    const ends = CHANGES.map((change) => apiRef.current.subscribeEvent(change, save));
    return () => ends.forEach((end) => end());
  }, [apiRef]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={wines}
        columns={wineColumns}
        initialState={initialState}
        density="compact"
        hideFooter
        aria-label="Wines, in a view that is saved by itself"
      />
    </div>
  );
}
