import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { liftColumns, lifts } from './lifts';

export default function FromOutside() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current.setPage(1)}>Second page</Button>
        <Button onClick={() => apiRef.current.selectRow('Eagle', true, true)}>Select Eagle</Button>
        <Button onClick={() => apiRef.current.setSortModel([{ field: 'metres', sort: 'desc' }])}>
          Longest first
        </Button>
      </Stack>
      <div style={{ height: 204 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={lifts}
          columns={liftColumns}
          pagination
          initialState={{ pagination: { pageSize: 3 } }}
          rowsPerPageOptions={[3]}
          density="compact"
          aria-label="Ski lifts, with commands above"
        />
      </div>
    </div>
  );
}
