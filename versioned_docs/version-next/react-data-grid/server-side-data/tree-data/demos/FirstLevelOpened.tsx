import Button from '@mui/material/Button';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  useGridApiRef,
} from '@mui/x-data-grid-pro';
import { type ArchiveItem, archiveTree, fetchItems } from './archiveServer';

const columns: GridColDef<ArchiveItem>[] = [
  { field: 'year', headerName: 'From', type: 'number', width: 100, valueFormatter: String },
];

const dataSource: GridDataSource = {
  ...archiveTree,
  getRows: (params) => fetchItems(params, { delay: 700, failing: false }),
};

const archiveColumn = { headerName: 'Archive', flex: 1, minWidth: 180 };

export default function FirstLevelOpened() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() => apiRef.current?.dataSource.fetchRows('Harbour office/Ships')}
        sx={{ mb: 1 }}
      >
        Open the ships
      </Button>
      <div style={{ height: 366 }}>
        <DataGridPro
          apiRef={apiRef}
          treeData
          dataSource={dataSource}
          defaultGroupingExpansionDepth={1}
          columns={columns}
          groupingColDef={archiveColumn}
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'An archive, its first level opened' } }}
        />
      </div>
    </div>
  );
}
