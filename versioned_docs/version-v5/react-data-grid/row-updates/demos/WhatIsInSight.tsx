import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import { makeTaxi, taxiColumns, type Taxi } from './taxis';
import { fetchTaxis, taxiCount } from './taxiServer';

const columns = taxiColumns.map((column): GridColDef<Taxi> => ({
  ...column,
  sortable: false,
  filterable: false,
}));
const experimentalFeatures = { lazyLoading: true };
const firstRows = Array.from({ length: 10 }, (_, i) => makeTaxi(i + 1));

export default function WhatIsInSight() {
  const apiRef = useGridApiRef();

  const load = async ({ firstRowToRender, lastRowToRender }: GridFetchRowsParams) => {
    const rows = await fetchTaxis(firstRowToRender, lastRowToRender - firstRowToRender);
    // The reader may have left the page meanwhile.
    apiRef.current?.unstable_replaceRows?.(firstRowToRender, rows);
  };

  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={firstRows}
        columns={columns}
        rowCount={taxiCount}
        rowsLoadingMode="server"
        onFetchRows={load}
        experimentalFeatures={experimentalFeatures}
        sortingMode="server"
        filterMode="server"
        density="compact"
        aria-label="Two hundred taxis, loaded where people look"
      />
    </div>
  );
}
