import * as React from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

export default function ContextMenuOnRows() {
  const [rows, setRows] = React.useState(() => berths.slice(0, 5));
  const [menu, setMenu] = React.useState<{ id: string; top: number; left: number } | null>(null);

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const id = event.currentTarget.dataset.id ?? '';
    setMenu({ id, top: event.clientY, left: event.clientX });
  };

  const togglePilot = () => {
    setRows(rows.map((row) => (row.id === menu?.id ? { ...row, pilot: !row.pilot } : row)));
    setMenu(null);
  };

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        aria-label="Berths, with a context menu on each row"
        componentsProps={{
          row: { onContextMenu: openMenu, style: { cursor: 'context-menu' } },
        }}
        density="compact"
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={togglePilot}>Order or cancel the pilot</MenuItem>
      </Menu>
    </div>
  );
}
