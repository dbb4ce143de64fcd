import Button from '@material-ui/core/Button';
import { DataGridPro, gridPaginationSelector, useGridApiRef } from '@mui/x-data-grid-pro';
import { ringingColumns, ringings } from './ringings';

const pageSize = 5;
const pageSizes = [pageSize];

export default function JumpToARow() {
  const apiRef = useGridApiRef();

  const showRing = (id: string) => {
    const index = [...apiRef.current.getVisibleRowModels().keys()].indexOf(id);
    // A filter may leave the row out.
    if (index >= 0) {
      apiRef.current.setPage(Math.floor(index / pageSize));
      apiRef.current.selectRow(id, true, true);
    }
  };

  const showLastPage = () => {
    const { pageCount } = gridPaginationSelector(apiRef.current.state);
    apiRef.current.setPage(pageCount - 1);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => showRing('VX 4169')}>Show VX 4169</Button>
        <Button onClick={showLastPage}>Last page</Button>
      </div>
      <div style={{ height: 275 }}>
        <DataGridPro
          apiRef={apiRef}
          pagination
          rows={ringings}
          columns={ringingColumns}
          pageSize={pageSize}
          rowsPerPageOptions={pageSizes}
          density="compact"
          aria-label="Ringed birds, with a jump to one of them"
        />
      </div>
    </div>
  );
}
