import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { liftColumns, lifts } from './lifts';

export default function FromOutside() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => apiRef.current?.setPage(1)}>Second page</Button>
        <Button onClick={() => apiRef.current?.selectRow('Eagle', true, true)}>Select Eagle</Button>
        <Button onClick={() => apiRef.current?.sortColumn('metres', 'desc')}>Longest first</Button>
      </Stack>
      <div style={{ height: 204 }}>
        <DataGrid
          apiRef={apiRef}
          rows={lifts}
          columns={liftColumns}
          initialState={{ pagination: { paginationModel: { pageSize: 3 } } }}
          pageSizeOptions={[3]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Ski lifts, with commands above' } }}
        />
      </div>
    </div>
  );
}
