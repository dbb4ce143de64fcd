import * as React from 'react';
import { DataGrid, type GridSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { fetchVolunteers, volunteerCount } from './volunteerServer';
import type { Volunteer } from './volunteers';

// This server cuts out pages, and neither sorts nor filters.
const columns = volunteerColumns.map((column) => ({ ...column, sortable: false }));
const pageSize = 4;
const pageSizes = [pageSize];

export default function SelectionAcrossServerPages() {
  const [page, setPage] = React.useState(0);
  const [model, setModel] = React.useState<GridSelectionModel>([2, 7]);
  const [rows, setRows] = React.useState<Volunteer[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchVolunteers(page, pageSize).then((answer) => {
      if (!outdated) {
        setRows(answer);
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [page]);

  return (
    <div style={{ height: 242, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loading}
        checkboxSelection
        keepNonExistentRowsSelected
        selectionModel={model}
        onSelectionModelChange={setModel}
        paginationMode="server"
        rowCount={volunteerCount}
        pageSize={pageSize}
        rowsPerPageOptions={pageSizes}
        page={page}
        onPageChange={setPage}
        disableColumnFilter
        density="compact"
        aria-label="Volunteers, in pages of a server"
      />
    </div>
  );
}
