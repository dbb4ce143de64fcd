import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { firings, firingColumns, type Firing } from './firings';

const noFirings: Firing[] = [];
const nothingMatches: GridFilterModel = {
  items: [{ field: 'celsius', operator: '>', value: 2000 }],
};
const noFilter: GridFilterModel = { items: [] };
const allColumns = {};
const noColumns = Object.fromEntries(firingColumns.map(({ field }) => [field, false]));

export default function WhichOverlay() {
  const [state, setState] = React.useState('no rows');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={state}
        onChange={(_, next: string | null) => next && setState(next)}
        aria-label="State of the grid"
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {['loading', 'no rows', 'no results', 'no columns', 'rows'].map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={state === 'no rows' ? noFirings : firings}
          columns={firingColumns}
          loading={state === 'loading'}
          columnVisibilityModel={state === 'no columns' ? noColumns : allColumns}
          disableColumnSelector
          filterModel={state === 'no results' ? nothingMatches : noFilter}
          density="compact"
          hideFooter
          slotProps={{
            main: { 'aria-label': 'Firings, in five states', 'aria-busy': state === 'loading' },
          }}
        />
      </div>
    </div>
  );
}
