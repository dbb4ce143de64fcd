import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGrid } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const columns = chargerColumns.map((column) =>
  column.field === 'town' ? { ...column, filterable: false } : column,
);
const inBern = chargers.filter(({ town }) => town === 'Bern');

export default function FilterSomeColumns() {
  const [rows, setRows] = React.useState(chargers);

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => setRows(inBern)}>Only Bern</Button>
      <Button onClick={() => setRows(chargers)}>All towns</Button>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Charging points, towns filtered by buttons"
        />
      </div>
    </div>
  );
}
