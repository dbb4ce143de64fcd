import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { getPath, staff, staffColumns } from './staff';

export default function FilterTheTree() {
  const [topLevelOnly, setTopLevelOnly] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={topLevelOnly} onChange={(_, on) => setTopLevelOnly(on)} />}
        label="Filter the top level only"
      />
      <div style={{ height: 258 }}>
        <DataGridPro
          treeData
          rows={staff}
          getTreeDataPath={getPath}
          columns={staffColumns}
          disableChildrenFiltering={topLevelOnly}
          defaultGroupingExpansionDepth={-1}
          initialState={{
            filter: {
              filterModel: { items: [{ columnField: 'hours', operatorValue: '>=', value: 38 }] },
            },
          }}
          density="compact"
          hideFooter
          aria-label="Staff with 38 hours or more"
        />
      </div>
    </div>
  );
}
