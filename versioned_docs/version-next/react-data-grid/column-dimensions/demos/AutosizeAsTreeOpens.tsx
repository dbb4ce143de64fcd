import * as React from 'react';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';

interface Recording {
  path: string[];
  minutes: number;
}

const columns: GridColDef<Recording>[] = [
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
];

const getPath = (row: Recording) => row.path;
const getId = (row: Recording) => row.path.join('/');
const recordingColumn = { headerName: 'Recording', width: 160 };

export default function AutosizeAsTreeOpens() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current?.subscribeEvent('rowExpansionChange', () => {
        // The event precedes the rendering of the rows.
        requestAnimationFrame(() => {
          apiRef.current?.autosizeColumns({
            columns: [GRID_TREE_DATA_GROUPING_FIELD],
            includeOutliers: true,
          });
        });
      }),
    [apiRef],
  );

  return (
    <div style={{ height: 294, width: '100%' }}>
      <DataGridPro
        apiRef={apiRef}
        treeData
        getTreeDataPath={getPath}
        getRowId={getId}
        rows={recordings}
        columns={columns}
        groupingColDef={recordingColumn}
        density="compact"
        hideFooter
        label="Recordings by place"
      />
    </div>
  );
}

const recordings: Recording[] = [
  { path: ['Marsh'], minutes: 95 },
  { path: ['Marsh', 'Bittern'], minutes: 20 },
  { path: ['Marsh', 'Reed bed at dawn, from the eastern hide'], minutes: 75 },
  { path: ['Wood'], minutes: 48 },
  { path: ['Wood', 'Nightjar'], minutes: 12 },
  { path: ['Wood', 'Owls calling to each other'], minutes: 36 },
];
