import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

export default function OneOrSeveralColumns() {
  const [several, setSeveral] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={several} onChange={(_, on) => setSeveral(on)} />}
        label="A column for each criterion"
      />
      <div style={{ height: 402 }}>
        <DataGridPremium
          // A focused cell of a column that is gone would make the grid warn in the console.
          key={String(several)}
          rows={cityTrees}
          columns={treeColumns}
          rowGroupingColumnMode={several ? 'multiple' : 'single'}
          initialState={{
            rowGrouping: { model: ['district', 'genus'] },
            columns: { columnVisibilityModel: { district: false, genus: false } },
          }}
          defaultGroupingExpansionDepth={1}
          density="compact"
          hideFooter
          aria-label="Trees by district and genus"
        />
      </div>
    </div>
  );
}
