import * as React from 'react';
import TextField from '@material-ui/core/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

// What people see: without the id, which has no column.
const searchable = flats.map(({ id, ...cells }) => ({
  row: { id, ...cells },
  text: Object.values(cells).join('\n').toLowerCase(),
}));

export default function SearchAllColumns() {
  const [search, setSearch] = React.useState('');

  const rows = React.useMemo(() => {
    const words = search.toLowerCase().split(/\s+/);
    return searchable
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ row }) => row);
  }, [search]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        id="search-flats"
        type="search"
        label="Search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        style={{ marginBottom: 8 }}
      />
      <div style={{ height: 296 }}>
        <DataGrid
          rows={rows}
          columns={flatColumns}
          density="compact"
          aria-label="Flats with a search through all columns"
        />
      </div>
    </div>
  );
}
