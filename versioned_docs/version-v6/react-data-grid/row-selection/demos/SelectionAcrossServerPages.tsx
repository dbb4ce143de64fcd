import * as React from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { fetchVolunteers, volunteerCount } from './volunteerServer';
import type { Volunteer } from './volunteers';

// This server cuts out pages, and neither sorts nor filters.
const columns = volunteerColumns.map((column) => ({ ...column, sortable: false }));

export default function SelectionAcrossServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 4 });
  const [model, setModel] = React.useState<GridRowSelectionModel>([2, 7]);
  const [rows, setRows] = React.useState<Volunteer[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let outdated = false;
    setLoading(true);
    fetchVolunteers(paginationModel.page, paginationModel.pageSize).then((page) => {
      if (!outdated) {
        setRows(page);
        setLoading(false);
      }
    });
    return () => {
      outdated = true;
    };
  }, [paginationModel]);

  return (
    <div style={{ height: 242, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        loading={loading}
        checkboxSelection
        keepNonExistentRowsSelected
        rowSelectionModel={model}
        onRowSelectionModelChange={setModel}
        paginationMode="server"
        rowCount={volunteerCount}
        pageSizeOptions={[4]}
        paginationModel={paginationModel}
        onPaginationModelChange={setPaginationModel}
        disableColumnFilter
        density="compact"
        aria-label="Volunteers, in pages of a server"
      />
    </div>
  );
}
