import * as React from 'react';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { volunteerColumns } from './volunteerColumns';
import { fetchVolunteers, volunteerCount } from './volunteerServer';
import type { Volunteer } from './volunteers';

export default function SelectionAcrossServerPages() {
  const [paginationModel, setPaginationModel] = React.useState({ page: 0, pageSize: 4 });
  const [model, setModel] = React.useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([2, 7]),
  });
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

  // The footer knows the rows of one page only.
  const count = model.type === 'include' ? model.ids.size : volunteerCount - model.ids.size;

  return (
    <div style={{ width: '100%' }}>
      <p>
        <output>Selected: {count}</output>
      </p>
      <div style={{ height: 242 }}>
        <DataGrid
          rows={rows}
          columns={volunteerColumns}
          loading={loading}
          checkboxSelection
          hideFooterSelectedRowCount
          keepNonExistentRowsSelected
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          paginationMode="server"
          rowCount={volunteerCount}
          pageSizeOptions={[4]}
          paginationModel={paginationModel}
          onPaginationModelChange={setPaginationModel}
          // This server cuts out pages, and neither sorts nor filters.
          disableColumnSorting
          disableColumnFilter
          density="compact"
          slotProps={{ main: { 'aria-label': 'Volunteers, in pages of a server' } }}
        />
      </div>
    </div>
  );
}
