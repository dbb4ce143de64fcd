import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridRowTreeNodeConfig,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { repairColumns, repairs, type Repair } from './repairs';

const noRows: Repair[] = [];

export default function GroupsStayOpen() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = React.useState<Repair[] | null>(repairs);

  // The ids of open groups, in a Set that is never replaced: the grid asks it when a group comes back.
  const [openGroups] = React.useState(() => new Set<GridRowTreeNodeConfig['id']>());
  const isGroupExpandedByDefault = React.useCallback(
    ({ id }: GridRowTreeNodeConfig) => openGroups.has(id),
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

  React.useEffect(() => {
    if (rows) {
      return undefined;
    }
    // Arrives after 500 ms, as it would come from a server.
    const timeout = setTimeout(() => setRows(repairs.map((repair) => ({ ...repair }))), 500);
    return () => clearTimeout(timeout);
  }, [rows]);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRows(null)}>Load again</Button>
      <div style={{ height: 346 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={rows ?? noRows}
          loading={rows === null}
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
