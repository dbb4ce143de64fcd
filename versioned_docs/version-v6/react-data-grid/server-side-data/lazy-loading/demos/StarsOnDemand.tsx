import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridFetchRowsParams,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { fetchStars, type Star, STAR_COUNT } from './starServer';

const columns: GridColDef<Star>[] = [
  { field: 'id', headerName: 'No.', width: 80, sortable: false },
  { field: 'name', headerName: 'Star', flex: 1, minWidth: 130, sortable: false },
  { field: 'magnitude', headerName: 'Magnitude', type: 'number', width: 120, sortable: false },
];

export default function StarsOnDemand() {
  const apiRef = useGridApiRef();
  const [firstRows, setFirstRows] = React.useState<Star[]>([]);

  React.useEffect(() => {
    fetchStars(0, 20).then(setFirstRows);
  }, []);

  const fillIn = async ({ firstRowToRender, lastRowToRender }: GridFetchRowsParams) => {
    const stars = await fetchStars(firstRowToRender, lastRowToRender);
    // People may have left the page meanwhile.
    const isMounted = Boolean(apiRef.current);
    if (isMounted) {
      apiRef.current.unstable_replaceRows(firstRowToRender, stars);
    }
  };

  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        rows={firstRows}
        rowCount={STAR_COUNT}
        columns={columns}
        rowsLoadingMode="server"
        onFetchRows={fillIn}
        disableColumnFilter
        density="compact"
        hideFooter
        loading={firstRows.length === 0}
        aria-label="Stars, loaded where you scroll to"
      />
    </div>
  );
}
