import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPro,
  gridPageCountSelector,
  gridVisibleSortedRowIdsSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { ringingColumns, ringings } from './ringings';

const pageSize = 5;

export default function JumpToARow() {
  const apiRef = useGridApiRef();

  const showRing = (id: string) => {
    const index = gridVisibleSortedRowIdsSelector(apiRef).indexOf(id);
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
        <DataGridPro
          apiRef={apiRef}
          pagination
          rows={ringings}
          columns={ringingColumns}
          initialState={{ pagination: { pageSize } }}
          rowsPerPageOptions={[pageSize]}
          density="compact"
          aria-label="Ringed birds, with a jump to one of them"
        />
      </div>
    </div>
  );
}
