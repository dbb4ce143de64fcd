import * as React from 'react';
import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { stations } from './stations';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 160 },
];

export default function SortFromOutside() {
  const apiRef = useGridApiRef();
  const [first, setFirst] = React.useState('');

  const showFirst = () => {
    const [id] = apiRef.current.getSortedRowIds();
    if (id !== undefined) {
      setFirst(apiRef.current.getRow(id)?.['name']);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 8 }}>
        <Button onClick={() => apiRef.current.setSortModel([{ field: 'line', sort: 'asc' }])}>
          By line
        </Button>
        <Button onClick={() => apiRef.current.sortColumn(apiRef.current.getColumn('passengers'))}>
          Next by passengers
        </Button>
        <Button onClick={() => apiRef.current.setSortModel([])}>Unsort</Button>
        <Button onClick={showFirst}>Show the first</Button>
        <output style={{ alignSelf: 'center' }}>{first}</output>
      </div>
      <div style={{ height: 350 }}>
        <DataGridPro
          apiRef={apiRef}
          rows={stations}
          columns={columns}
          density="compact"
          hideFooter
          aria-label="Metro stations, sorted from outside the grid"
        />
      </div>
    </div>
  );
}
