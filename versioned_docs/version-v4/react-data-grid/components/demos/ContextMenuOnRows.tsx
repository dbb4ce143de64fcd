import * as React from 'react';
import Menu from '@material-ui/core/Menu';
import MenuItem from '@material-ui/core/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

export default function ContextMenuOnRows() {
  const [rows, setRows] = React.useState(() => berths.slice(0, 5));
  const [menu, setMenu] = React.useState<{ id: string; top: number; left: number } | null>(null);

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    const row = (event.target as Element).closest<HTMLElement>('[role="row"][data-id]');
    if (row) {
      event.preventDefault();
      setMenu({ id: row.dataset['id'] ?? '', top: event.clientY, left: event.clientX });
    }
  };

  const togglePilot = () => {
    setRows(rows.map((row) => (row.id === menu?.id ? { ...row, pilot: !row.pilot } : row)));
    setMenu(null);
  };

  return (
    <div style={{ height: 222, width: '100%' }} onContextMenu={openMenu}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        density="compact"
        hideFooter
        aria-label="Berths, with a context menu on each row"
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
