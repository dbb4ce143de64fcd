import Folder from '@mui/icons-material/Folder';
import FolderOpen from '@mui/icons-material/FolderOpen';
import { DataGridPro, type DataGridProProps, type GridColDef } from '@mui/x-data-grid-pro';

interface Entry {
  path: string[];
  kilobytes: number;
}

const columns: GridColDef<Entry>[] = [
  { field: 'kilobytes', headerName: 'Size (kB)', type: 'number', width: 130 },
];

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  valueFormatter: (name: string) => name.replace(/\.mdx?$/, ''),
};

const getPath = (row: Entry) => row.path;
const getId = (row: Entry) => row.path.join('/');

export default function ColumnOfTheTree() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPro
        treeData
        rows={entries}
        getRowId={getId}
        getTreeDataPath={getPath}
        columns={columns}
        groupingColDef={groupingColDef}
        slots={{ treeDataCollapseIcon: FolderOpen, treeDataExpandIcon: Folder }}
        defaultGroupingExpansionDepth={1}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Files of a handbook' } }}
      />
    </div>
  );
}

const entries: Entry[] = [
  { path: ['handbook'], kilobytes: 0 },
  { path: ['handbook', 'welcome.md'], kilobytes: 14 },
  { path: ['handbook', 'travel.mdx'], kilobytes: 52 },
  { path: ['handbook', 'images'], kilobytes: 0 },
  { path: ['handbook', 'images', 'map.svg'], kilobytes: 210 },
  { path: ['license.md'], kilobytes: 3 },
];
