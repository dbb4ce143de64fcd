import * as React from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import { DataGridPro, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid-pro';
import { shareColumns, shares, type Share } from './shares';

export default function PinFavorites() {
  const [pinnedIds, setPinnedIds] = React.useState<string[]>(['Dahl']);

  // Each row is in one of the two lists.
  const rows = React.useMemo(() => shares.filter(({ id }) => !pinnedIds.includes(id)), [pinnedIds]);
  const pinnedRows = React.useMemo(
    () => ({ top: shares.filter(({ id }) => pinnedIds.includes(id)) }),
    [pinnedIds],
  );

  const columns = React.useMemo<GridColDef<Share>[]>(() => {
    const toggle = (id: string) =>
      setPinnedIds((ids) =>
        ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
      );
    return [
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 60,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="pin"
            icon={pinnedIds.includes(row.id) ? <PushPin /> : <PushPinOutlined />}
            label={`${pinnedIds.includes(row.id) ? 'Unpin' : 'Pin'} ${row.id}`}
            onClick={() => toggle(row.id)}
          />,
        ],
      },
      ...shareColumns,
    ];
  }, [pinnedIds]);

  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        density="compact"
        hideFooter
        aria-label="Shares, with rows to pin"
      />
    </div>
  );
}
