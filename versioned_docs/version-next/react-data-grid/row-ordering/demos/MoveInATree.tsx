import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Item {
  id: string;
  path: string[];
  grams: number;
}

const columns: GridColDef<Item>[] = [
  { field: 'grams', headerName: 'Grams', type: 'number', width: 110 },
];

const groupingColDef = { headerName: 'Item', flex: 1, minWidth: 180 };

const getTreeDataPath = (row: Item) => row.path;
const setTreeDataPath = (path: string[], row: Item) => ({ ...row, path });

export default function MoveInATree() {
  const [log, setLog] = React.useState('Drag an item into another bag.');

  const processRowUpdate = (changed: Item) => {
    setLog(`Saved: ${changed.path.join(' / ')}`);
    return changed;
  };

  return (
    <div style={{ width: '100%' }}>
      <p>
        <output>{log}</output>
      </p>
      <div style={{ height: 258 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getTreeDataPath}
          setTreeDataPath={setTreeDataPath}
          rows={items}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          rowReordering
          processRowUpdate={processRowUpdate}
          disableColumnSorting
          disableColumnFilter
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Luggage, moved between bags' } }}
        />
      </div>
    </div>
  );
}

const items: Item[] = [
  { id: 'Pannier', path: ['Pannier'], grams: 900 },
  { id: 'Tent', path: ['Pannier', 'Tent'], grams: 2100 },
  { id: 'Stove', path: ['Pannier', 'Stove'], grams: 350 },
  { id: 'Backpack', path: ['Backpack'], grams: 1100 },
  { id: 'Camera', path: ['Backpack', 'Camera'], grams: 700 },
  { id: 'Rain jacket', path: ['Rain jacket'], grams: 400 },
];
