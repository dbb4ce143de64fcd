import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridAggregationModel } from '@mui/x-data-grid-premium';
import { exhibitionColumns, exhibitions } from './exhibitions';

export default function ChosenFunction() {
  const [model, setModel] = React.useState<GridAggregationModel>({ visitors: 'avg' });

  // Functions of other columns, chosen in their menus, stay.
  const choose = (name: string | null) =>
    setModel(({ visitors, ...others }) => (name ? { ...others, visitors: name } : others));

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={model.visitors ?? null}
        onChange={(_, name: string | null) => choose(name)}
        aria-label="Visitors"
        sx={{ mb: 1 }}
      >
        {['sum', 'avg', 'min', 'max'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 294 }}>
        <DataGridPremium
          rows={exhibitions}
          columns={exhibitionColumns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Exhibitions, with a chosen function for visitors' } }}
        />
      </div>
    </div>
  );
}
