import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridGroupNode } from '@mui/x-data-grid-premium';
import { consumption, meterColumns } from './consumption';

const positions = {
  'In groups': (node: GridGroupNode) => (node.depth === -1 ? null : 'inline'),
  'Below groups': (node: GridGroupNode) => (node.depth === -1 ? null : 'footer'),
  'Below the grid': (node: GridGroupNode) => (node.depth === -1 ? 'footer' : null),
} as const;

type Position = keyof typeof positions;

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
          getAggregationPosition={positions[position]}
          initialState={{
            rowGrouping: { model: ['building'] },
            columns: { columnVisibilityModel: { building: false } },
            aggregation: { model: { kilowattHours: 'sum' } },
          }}
          defaultGroupingExpansionDepth={-1}
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Energy of buildings with totals' } }}
        />
      </div>
    </div>
  );
}
