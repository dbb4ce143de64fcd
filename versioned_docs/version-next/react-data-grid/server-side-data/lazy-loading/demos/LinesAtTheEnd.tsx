import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { fetchLines, type LogLine } from './logServer';

const dataSource: GridDataSource = { getRows: fetchLines };

const columns: GridColDef<LogLine>[] = [
  { field: 'id', headerName: 'Line', width: 90, sortable: false },
  { field: 'door', headerName: 'Door', flex: 1, minWidth: 130, sortable: false },
  { field: 'badge', headerName: 'Badge', width: 110, sortable: false },
];

export default function LinesAtTheEnd() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGridPro
        dataSource={dataSource}
        lazyLoading
        scrollEndThreshold={200}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 15 } } }}
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Door log, continued at its end' } }}
      />
    </div>
  );
}
