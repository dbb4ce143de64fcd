import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridSlotProps } from '@mui/x-data-grid';
import { ringingColumns, ringings } from './ringings';

function EarlierAndLater({
  count,
  page,
  rowsPerPage,
  onPageChange,
}: GridSlotProps['basePagination']) {
  return (
    <Stack direction="row" sx={{ ml: 'auto' }}>
      <Button disabled={page === 0} onClick={() => onPageChange(null, page - 1)}>
        Earlier
      </Button>
      <Button
        disabled={(page + 1) * rowsPerPage >= count}
        onClick={() => onPageChange(null, page + 1)}
      >
        Later
      </Button>
    </Stack>
  );
}

const slots = { basePagination: EarlierAndLater };

export default function PagesOfYourOwn() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={ringings}
        columns={ringingColumns}
        slots={slots}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        density="compact"
        slotProps={{ main: { 'aria-label': 'Ringed birds, with two buttons for the pages' } }}
      />
    </div>
  );
}
