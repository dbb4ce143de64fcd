import * as React from 'react';
import { DataGrid } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const rows = berths.slice(0, 4);
const columns = berthColumns.slice(0, 5);

export default function ReadACell() {
  const [pointed, setPointed] = React.useState('Point at a cell');

  const describeCell = (event: React.MouseEvent<HTMLElement>) => {
    const cell = event.currentTarget;
    const row = cell.closest<HTMLElement>('[role="row"]');
    setPointed(`Row ${row?.dataset.id}, column ${cell.dataset.field}: ${cell.textContent}`);
  };

  return (
    <div style={{ width: '100%' }}>
      <p style={{ margin: '0 0 8px' }}>{pointed}</p>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          aria-label="Berths, whose cells are read out below the pointer"
          componentsProps={{
            cell: { onMouseEnter: describeCell },
          }}
          density="compact"
          hideFooter
        />
      </div>
    </div>
  );
}
