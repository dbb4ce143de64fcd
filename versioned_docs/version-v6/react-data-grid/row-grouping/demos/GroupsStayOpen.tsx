import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPremium, type GridGroupNode, useGridApiRef } from '@mui/x-data-grid-premium';
import { repairColumns, repairs } from './repairs';

export default function GroupsStayOpen() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState(repairs);

  // The ids of open groups, in a Set that is never replaced: the grid asks it when it makes the groups again.
  const [openGroups] = React.useState(() => new Set<GridGroupNode['id']>());
  const isGroupExpandedByDefault = React.useCallback(
    ({ id }: GridGroupNode) => openGroups.has(id),
    [openGroups],
  );

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('rowExpansionChange', ({ id, childrenExpanded }) => {
        if (childrenExpanded) {
          openGroups.add(id);
        } else {
          openGroups.delete(id);
        }
      }),
    [apiRef, openGroups],
  );

  return (
    <div style={{ width: '100%' }}>
      {/* A copy of each row, as it would come from a server. */}
      <Button onClick={() => setRows(repairs.map((repair) => ({ ...repair })))}>Load again</Button>
      <div style={{ height: 346 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows}
          columns={repairColumns}
          initialState={{ rowGrouping: { model: ['workshop'] } }}
          isGroupExpandedByDefault={isGroupExpandedByDefault}
          density="compact"
          aria-label="Bicycle repairs whose groups stay open"
        />
      </div>
    </div>
  );
}
