import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Folder {
  path: string[];
  megabytes?: number;
}

const columns: GridColDef<Folder>[] = [
  { field: 'megabytes', headerName: 'Size (MB)', type: 'number', width: 130 },
];

const getPath = (row: Folder) => row.path;
const getId = (row: Folder) => row.path.join('/');
const fileColumn = { headerName: 'Folder or file', flex: 1, minWidth: 190 };

const experimentalFeatures = { aggregation: true };

export default function TotalsInATree() {
  return (
    <div style={{ height: 366, width: '100%' }}>
      <DataGridPremium
        treeData
        getTreeDataPath={getPath}
        getRowId={getId}
        rows={folders}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        groupingColDef={fileColumn}
        initialState={{ aggregation: { model: { megabytes: 'sum' } } }}
        defaultGroupingExpansionDepth={-1}
        density="compact"
        hideFooter
        aria-label="Folders with the size of what they contain"
      />
    </div>
  );
}

const folders: Folder[] = [
  { path: ['Film'] },
  { path: ['Film', 'Day 1'] },
  { path: ['Film', 'Day 1', 'drone.mov'], megabytes: 1840 },
  { path: ['Film', 'Day 1', 'interview.mov'], megabytes: 960 },
  { path: ['Film', 'titles.mov'], megabytes: 75 },
  { path: ['Sound'] },
  { path: ['Sound', 'music.wav'], megabytes: 412 },
  { path: ['Sound', 'voice.wav'], megabytes: 208 },
];
