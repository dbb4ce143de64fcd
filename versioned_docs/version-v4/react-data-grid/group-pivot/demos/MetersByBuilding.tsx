import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { consumption } from './consumption';
import { groupByBuilding } from './groupByBuilding';
import { openNodes } from './openNodes';
import { ToggleCell } from './toggleCell';

const nodes = groupByBuilding(consumption);

export default function MetersByBuilding() {
  const [open, setOpen] = React.useState(['building Library']);
  const rows = React.useMemo(() => openNodes(nodes, open), [open]);

  const columns = React.useMemo<GridColDef[]>(() => {
    const toggle = (id: string) =>
      setOpen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));

    return [
      {
        field: 'name',
        headerName: 'Building',
        flex: 1,
        minWidth: 200,
        sortable: false,
        renderCell: (params) => <ToggleCell {...params} content="Meters" onToggle={toggle} />,
      },
      { field: 'kilowattHours', headerName: 'kWh', type: 'number', width: 120, sortable: false },
    ];
  }, []);

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableColumnFilter
        density="compact"
        hideFooter
        aria-label="Meters, grouped by building, with sums"
      />
    </div>
  );
}
