import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { taxiColumns, taxis } from './taxis';

// A sorted column would decide about the order.
const unsortedColumns = taxiColumns.map((column): GridColDef => ({ ...column, sortable: false }));

export default function MoveWithButtons() {
  const [rows, setRows] = React.useState(taxis);
  const [selected, setSelected] = React.useState<GridRowId[]>([3]);

  const move = (step: number) => {
    const from = rows.findIndex(({ id }) => id === selected[0]);
    const to = from + step;
    if (from >= 0 && to >= 0 && to < rows.length) {
      const next = [...rows];
      next.splice(to, 0, ...next.splice(from, 1));
      setRows(next);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => move(-1)}>Move up</Button>
        <Button onClick={() => move(1)}>Move down</Button>
      </div>
      <div style={{ height: 222 }}>
        <DataGrid
          rows={rows}
          columns={unsortedColumns}
          selectionModel={selected}
          onSelectionModelChange={setSelected}
          density="compact"
          hideFooter
          aria-label="Taxis, moved with buttons"
        />
      </div>
    </div>
  );
}
