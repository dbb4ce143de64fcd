import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { type ArchiveItem, archiveTree, fetchItems } from './archiveServer';

const columns: GridColDef<ArchiveItem>[] = [
  { field: 'year', headerName: 'From', type: 'number', width: 100, valueFormatter: String },
];

const dataSource: GridDataSource = {
  ...archiveTree,
  getRows: (params) => fetchItems(params, { delay: 700, failing: false }),
};

const archiveColumn = { headerName: 'Archive', flex: 1, minWidth: 180 };

export default function ArchiveOnDemand() {
  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPro
        treeData
        dataSource={dataSource}
        columns={columns}
        groupingColDef={archiveColumn}
        disableColumnFilter
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'An archive, opened box by box' } }}
      />
    </div>
  );
}
