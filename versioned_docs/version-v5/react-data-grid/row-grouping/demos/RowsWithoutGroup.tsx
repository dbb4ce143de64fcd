import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridGroupingValueGetterParams } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns, type CityTree } from './cityTrees';

const maples = cityTrees.filter(({ genus }) => genus === 'Maple');

export default function RowsWithoutGroup() {
  const [named, setNamed] = React.useState(false);

  const columns = React.useMemo(
    () =>
      treeColumns.map((column) =>
        column.field === 'species' && named
          ? {
              ...column,
              groupingValueGetter: ({
                row,
              }: GridGroupingValueGetterParams<string | null, CityTree>) =>
                row.species ?? 'Unknown',
            }
          : column,
      ),
    [named],
  );

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={named} onChange={(_, on) => setNamed(on)} />}
        label="A group for trees without a species"
      />
      <div style={{ height: 294 }}>
        <DataGridPremium
          rows={maples}
          columns={columns}
          initialState={{ rowGrouping: { model: ['species'] } }}
          defaultGroupingExpansionDepth={-1}
          density="compact"
          hideFooter
          aria-label="Maples by species"
        />
      </div>
    </div>
  );
}
