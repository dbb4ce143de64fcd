import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface CostItem {
  path: string[];
  cost: number;
}

const columns: GridColDef<CostItem>[] = [
  { field: 'cost', headerName: 'Euros', type: 'number', width: 140 },
];

const getPath = (row: CostItem) => row.path;
const getId = (row: CostItem) => row.path.join('/');
const itemColumn = { headerName: 'Item', sortable: true, flex: 1, minWidth: 170 };

export default function SortTopLevelOnly() {
  const [topLevelOnly, setTopLevelOnly] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={topLevelOnly} onChange={(_, on) => setTopLevelOnly(on)} />}
        label="Sort the top level only"
      />
      <div style={{ height: 330 }}>
        <DataGridPro
          treeData
          getTreeDataPath={getPath}
          getRowId={getId}
          disableChildrenSorting={topLevelOnly}
          rows={costs}
          columns={columns}
          groupingColDef={itemColumn}
          defaultGroupingExpansionDepth={-1}
          initialState={{ sorting: { sortModel: [{ field: 'cost', sort: 'desc' }] } }}
          density="compact"
          hideFooter
          aria-label="Costs of a festival"
        />
      </div>
    </div>
  );
}

const costs: CostItem[] = [
  { path: ['Catering'], cost: 2600 },
  { path: ['Catering', 'Tableware'], cost: 450 },
  { path: ['Catering', 'Food'], cost: 1750 },
  { path: ['Catering', 'Drinks'], cost: 400 },
  { path: ['Stage'], cost: 5200 },
  { path: ['Stage', 'Lights'], cost: 1900 },
  { path: ['Stage', 'Sound'], cost: 3300 },
  { path: ['Permits'], cost: 780 },
];
