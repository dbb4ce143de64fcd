import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { probeColumns, probeRows } from './probes';

export default function CellsInThePage() {
  const apiRef = useGridApiRef();
  const [disabled, setDisabled] = React.useState(false);
  const [count, setCount] = React.useState({ rows: 0, cells: 0 });

  React.useEffect(() => {
    const timer = setInterval(() => {
      const root = apiRef.current.rootElementRef?.current;
      const rows = root?.querySelectorAll('[data-rowindex][role="row"]').length ?? 0;
      const cells = root?.querySelectorAll('[role="cell"]').length ?? 0;
      setCount((last) => (last.rows === rows && last.cells === cells ? last : { rows, cells }));
    }, 250);
    return () => clearInterval(timer);
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={disabled} onChange={(_, on) => setDisabled(on)} />}
        label="disableVirtualization"
      />
      <span>{`${count.rows} of 100 rows, ${count.cells} of 4,100 cells`}</span>
      <div style={{ height: 260 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={probeRows}
          columns={probeColumns}
          disableVirtualization={disabled}
          density="compact"
          hideFooter
          aria-label="Soil moisture, with the number of cells"
        />
      </div>
    </div>
  );
}
