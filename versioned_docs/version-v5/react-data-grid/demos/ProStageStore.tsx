import { DataGridPro, type GridColumns } from '@mui/x-data-grid-pro';
import { stageStore, type StoredItem } from './stageStore';

const columns: GridColumns<StoredItem> = [
  { field: 'made', headerName: 'Made of', width: 130 },
  { field: 'play', headerName: 'Last used in', flex: 1, minWidth: 160 },
  { field: 'returned', headerName: 'Returned', type: 'date', width: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 110 },
];

const getTreeDataPath = (item: StoredItem) => [item.room, item.shelf, item.name];

const groupingColDef = { headerName: 'Room, shelf, item', width: 230 };

export default function ProStageStore() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Store of the theater"
        rows={stageStore}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        defaultGroupingExpansionDepth={-1}
        initialState={{ pinnedColumns: { right: ['pieces'] } }}
        hideFooter
      />
    </div>
  );
}
