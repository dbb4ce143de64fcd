import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departments } from './departments';
import { openNodes } from './openNodes';
import { ToggleCell } from './toggleCell';

export default function TreeOfDepartments() {
  const [open, setOpen] = React.useState(['med']);
  const rows = React.useMemo(() => openNodes(departments, open), [open]);

  const columns = React.useMemo<GridColDef[]>(() => {
    const toggle = (id: string) =>
      setOpen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

    return [
      {
        field: 'name',
        headerName: 'Department',
        flex: 1,
        minWidth: 200,
        // The order of the rows is that of the tree.
        sortable: false,
        renderCell: (params) => <ToggleCell {...params} content="Departments" onToggle={toggle} />,
      },
      { field: 'staff', headerName: 'Staff', type: 'number', width: 120, sortable: false },
    ];
  }, []);

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        density="compact"
        hideFooter
        aria-label="Departments, which open and close"
      />
    </div>
  );
}
