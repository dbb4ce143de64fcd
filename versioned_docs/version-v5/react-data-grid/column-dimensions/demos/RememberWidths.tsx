import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { talks, type Talk } from './talks';

const columns: GridColDef<Talk>[] = [
  { field: 'time', headerName: 'Time', width: 80 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'speaker', headerName: 'Speaker', width: 150 },
];

export default function RememberWidths() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState['columns']>();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => setSaved(apiRef.current.exportState().columns)}>Remember</Button>
        <Button disabled={!saved} onClick={() => apiRef.current.restoreState({ columns: saved })}>
          Bring back
        </Button>
        <Button onClick={() => apiRef.current.updateColumns(columns)}>As defined</Button>
      </Stack>
      <div style={{ height: 222 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={talks}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Talks, with widths that are remembered"
        />
      </div>
    </div>
  );
}
