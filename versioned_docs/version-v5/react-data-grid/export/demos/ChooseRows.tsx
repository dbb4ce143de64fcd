import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiRef,
  type GridCsvGetRowsToExportParams,
} from '@mui/x-data-grid-pro';
import { meterColumns } from './meterColumns';
import { meterReadings } from './meterReadings';

const currentPage = ({ apiRef }: GridCsvGetRowsToExportParams) =>
  gridPaginatedVisibleSortedGridRowIdsSelector(apiRef);
const everything = ({ apiRef }: GridCsvGetRowsToExportParams) => gridSortedRowIdsSelector(apiRef);

export default function ChooseRows() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.exportDataAsCsv()}>Filtered or selected</Button>
      <Button onClick={() => apiRef.current.exportDataAsCsv({ getRowsToExport: currentPage })}>
        This page
      </Button>
      <Button onClick={() => apiRef.current.exportDataAsCsv({ getRowsToExport: everything })}>
        Everything
      </Button>
      <div style={{ height: 240 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={meterReadings}
          columns={meterColumns}
          checkboxSelection
          disableSelectionOnClick
          pagination
          initialState={{ pagination: { pageSize: 4 } }}
          rowsPerPageOptions={[4]}
          density="compact"
          aria-label="Meter readings on two pages"
        />
      </div>
    </div>
  );
}
