import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridRowTreeNodeConfig } from '@mui/x-data-grid-premium';
import { consumption, meterColumns } from './consumption';

// `null` stands for the whole grid.
type Group = GridRowTreeNodeConfig | null;

const positions = {
  'In groups': (group: Group) => (group ? 'inline' : null),
  'Below groups': (group: Group) => (group ? 'footer' : null),
  'Below the grid': (group: Group) => (group ? null : 'footer'),
} as const;

type Position = keyof typeof positions;

const experimentalFeatures = { aggregation: true };

export default function PositionOfTotals() {
  const [position, setPosition] = React.useState<Position>('Below groups');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={position}
        onChange={(_, name: Position | null) => name && setPosition(name)}
        aria-label="Position"
        sx={{ mb: 1 }}
      >
        {Object.keys(positions).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 402 }}>
        <DataGridPremium
          rows={consumption}
          columns={meterColumns}
          experimentalFeatures={experimentalFeatures}
          getAggregationPosition={positions[position]}
          initialState={{
            rowGrouping: { model: ['building'] },
            columns: { columnVisibilityModel: { building: false } },
            aggregation: { model: { kilowattHours: 'sum' } },
          }}
          defaultGroupingExpansionDepth={-1}
          density="compact"
          hideFooter
          aria-label="Energy of buildings with totals"
        />
      </div>
    </div>
  );
}
