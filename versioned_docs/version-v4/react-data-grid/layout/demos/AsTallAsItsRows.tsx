import * as React from 'react';
import Button from '@material-ui/core/Button';
import ButtonGroup from '@material-ui/core/ButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parcels, type ParcelLine } from './parcels';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Number', width: 130 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 125 },
];

const noLines: ParcelLine[] = [];

export default function AsTallAsItsRows() {
  const [chosen, setChosen] = React.useState('Parcel 1');
  const lines = parcels.find(({ number }) => number === chosen)?.lines ?? noLines;

  return (
    <div style={{ width: '100%' }}>
      <ButtonGroup size="small" color="primary" aria-label="Parcel" style={{ marginBottom: 8 }}>
        {parcels.map(({ number }) => (
          <Button
            key={number}
            variant={number === chosen ? 'contained' : 'outlined'}
            aria-pressed={number === chosen}
            onClick={() => setChosen(number)}
          >
            {number}
          </Button>
        ))}
      </ButtonGroup>
      <DataGrid
        autoHeight
        rows={lines}
        columns={columns}
        density="compact"
        disableColumnFilter
        hideFooter
        aria-label={`Content of ${chosen}`}
      />
    </div>
  );
}
