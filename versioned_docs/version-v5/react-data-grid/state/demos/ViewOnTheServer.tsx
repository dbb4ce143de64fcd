import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { loadView, saveView } from './viewServer';
import { wineColumns, wines } from './wines';

// Hidden columns are saved only if there is a model of them.
const initialState = { columns: { columnVisibilityModel: {} } };

export default function ViewOnTheServer() {
  const apiRef = useGridApiRef();
  const [visit, setVisit] = React.useState(0);

  React.useEffect(() => {
    let isCurrent = true;
    loadView().then((view) => {
      // An answer that comes after the grid has gone, or for an earlier visit, is dropped.
      if (view && isCurrent) {
        apiRef.current.restoreState(view);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [apiRef, visit]);

  const leaveAndReturn = async () => {
    await saveView(apiRef.current.exportState());
    // A new key mounts a new grid, as the next visit would.
    setVisit(visit + 1);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={leaveAndReturn} sx={{ mb: 1 }}>
        Save, leave and return
      </Button>
      <div style={{ height: 222 }}>
        <DataGridPro
          key={visit}
          apiRef={apiRef}
          rows={wines}
          columns={wineColumns}
          initialState={initialState}
          density="compact"
          hideFooter
          aria-label="Wines, in a view that a server keeps"
        />
      </div>
    </div>
  );
}
