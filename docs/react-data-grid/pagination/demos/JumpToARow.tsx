import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  gridPageCountSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

const pageSize = 5;

export default function JumpToARow() {
  const apiRef = useGridApiRef();

  const showRing = (id: string) => {
    const index = gridExpandedSortedRowIdsSelector(apiRef).indexOf(id);
    // A filter may leave the row out.
    if (index >= 0) {
      apiRef.current.setPage(Math.floor(index / pageSize));
      apiRef.current.selectRow(id, true, true);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button onClick={() => showRing('VX 4169')}>Show VX 4169</Button>
        <Button onClick={() => apiRef.current.setPage(gridPageCountSelector(apiRef) - 1)}>
          Last page
        </Button>
      </Stack>
      <div style={{ height: 275 }}>
        <DataGrid
          apiRef={apiRef}
          rows={ringings}
          columns={ringingColumns}
          initialState={{ pagination: { paginationModel: { pageSize } } }}
          pageSizeOptions={[pageSize]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Ringed birds, with a jump to one of them' } }}
        />
      </div>
    </div>
  );
}
