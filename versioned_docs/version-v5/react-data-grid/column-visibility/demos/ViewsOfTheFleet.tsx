import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const views = {
  Workshop: { driver: false, insurer: false, premium: false },
  Office: { kilometers: false, service: false },
} satisfies Record<string, GridColumnVisibilityModel>;

type View = keyof typeof views;

export default function ViewsOfTheFleet() {
  const [model, setModel] = React.useState<GridColumnVisibilityModel>(views.Workshop);
  const names = Object.keys(views) as View[];

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        // No view is active once people have changed its columns.
        value={names.find((name) => views[name] === model) ?? null}
        onChange={(_, name: View | null) => name && setModel(views[name])}
        aria-label="View"
        sx={{ mb: 1 }}
      >
        {names.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={fleet}
          columns={fleetColumns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          density="compact"
          hideFooter
          aria-label="Vans, in a view for the workshop or the office"
        />
      </div>
    </div>
  );
}
