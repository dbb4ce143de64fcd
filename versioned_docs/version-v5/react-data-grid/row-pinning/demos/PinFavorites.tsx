import * as React from 'react';
import PushPin from '@mui/icons-material/PushPin';
import PushPinOutlined from '@mui/icons-material/PushPinOutlined';
import IconButton from '@mui/material/IconButton';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { shareColumns, shares, type Share } from './shares';

const experimentalFeatures = { rowPinning: true };

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
        field: 'pin',
        headerName: 'Pin',
        width: 60,
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <IconButton
            size="small"
            tabIndex={tabIndex}
            aria-label={`${pinnedIds.includes(row.id) ? 'Unpin' : 'Pin'} ${row.id}`}
            onClick={() => toggle(row.id)}
          >
            {pinnedIds.includes(row.id) ? <PushPin /> : <PushPinOutlined />}
          </IconButton>
        ),
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
        experimentalFeatures={experimentalFeatures}
        disableSelectionOnClick
        density="compact"
        hideFooter
        aria-label="Shares, with rows to pin"
      />
    </div>
  );
}
