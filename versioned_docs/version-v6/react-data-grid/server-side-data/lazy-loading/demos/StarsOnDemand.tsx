import * as React from 'react';
import {
  DataGridPro,
  type GridFetchRowsParams,
  gridSortModelSelector,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { starColumns } from './starColumns';
import { fetchStars, type Star, STAR_COUNT } from './starServer';

const experimentalFeatures = { lazyLoading: true };

export default function StarsOnDemand() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Star[]>([]);

  const fillIn = async ({ firstRowToRender, lastRowToRender, sortModel }: GridFetchRowsParams) => {
    const stars = await fetchStars(firstRowToRender, lastRowToRender, sortModel);
    // People may have left the page meanwhile, or chosen another order.
    const isMounted = Boolean(apiRef.current);
    if (isMounted && gridSortModelSelector(apiRef) === sortModel) {
      apiRef.current.unstable_replaceRows(firstRowToRender, stars);
    }
  };

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={rows}
        rowCount={STAR_COUNT}
        columns={starColumns}
        experimentalFeatures={experimentalFeatures}
        rowsLoadingMode="server"
        onFetchRows={fillIn}
        sortingMode="server"
        // A new array removes the rows of the old order.
        onSortModelChange={() => setRows([])}
        disableMultipleColumnsSorting
        disableColumnFilter
        density="compact"
        hideFooter
        aria-label="Stars, loaded where you scroll to"
      />
    </div>
  );
}
