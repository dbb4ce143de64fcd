import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridInitialState } from '@mui/x-data-grid-pro';
import { plotColumns, plots } from './plots';

const storageKey = 'garden-plots';

const load = (): GridInitialState['columns'] =>
  JSON.parse(window.localStorage.getItem(storageKey) ?? '{}');

export default function RememberTheLayout() {
  const apiRef = useGridApiRef();
  const [version, setVersion] = React.useState(0);
  const [layout, setLayout] = React.useState<GridInitialState['columns'] | null>(null);

  // The server knows no storage, so the layout is read in the browser.
  React.useEffect(() => setLayout(load()), []);

  const save = () => {
    const state = apiRef.current?.exportState();
    window.localStorage.setItem(storageKey, JSON.stringify(state?.columns ?? {}));
  };

  const forget = () => {
    window.localStorage.removeItem(storageKey);
    setLayout({});
    setVersion((count) => count + 1);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={forget}>Forget</Button>
      <div style={{ height: 150 }}>
        {layout && (
          <DataGridPro
            key={version}
            apiRef={apiRef}
            rows={plots}
            columns={plotColumns}
            initialState={{ columns: layout }}
            onColumnWidthChange={save}
            onColumnOrderChange={save}
            onColumnVisibilityModelChange={save}
            density="compact"
            hideFooter
            label="Garden plots, whose columns are remembered"
          />
        )}
      </div>
    </div>
  );
}
