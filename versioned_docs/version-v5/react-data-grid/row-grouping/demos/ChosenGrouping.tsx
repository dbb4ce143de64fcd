import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

export default function ChosenGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['genus', 'species']);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        // Criteria apply in the order in which they were switched on.
        value={model}
        onChange={(_, fields: GridRowGroupingModel) => setModel(fields)}
        aria-label="Group by"
        sx={{ mb: 1 }}
      >
        {treeColumns.slice(0, 3).map(({ field, headerName }) => (
          <ToggleButton key={field} value={field}>
            {headerName}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 330 }}>
        <DataGridPremium
          rows={cityTrees}
          columns={treeColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          density="compact"
          hideFooter
          aria-label="Trees of a city, grouped as you choose"
        />
      </div>
    </div>
  );
}
