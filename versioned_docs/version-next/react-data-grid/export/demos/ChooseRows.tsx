import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const currentPage = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
const everything = ({ apiRef }: GridCsvGetRowsToExportParams) => gridSortedRowIdsSelector(apiRef);

export default function ChooseRows() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current?.exportDataAsCsv()}>Filtered or selected</Button>
      <Button onClick={() => apiRef.current?.exportDataAsCsv({ getRowsToExport: currentPage })}>
        This page
      </Button>
      <Button onClick={() => apiRef.current?.exportDataAsCsv({ getRowsToExport: everything })}>
        Everything
      </Button>
      <div style={{ height: 240 }}>
        <DataGrid
          apiRef={apiRef}
          rows={meterReadings}
          columns={meterColumns}
          checkboxSelection
          disableRowSelectionOnClick
          initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
          pageSizeOptions={[4]}
          density="compact"
          slotProps={{ main: { 'aria-label': 'Meter readings on two pages' } }}
        />
      </div>
    </div>
  );
}
