import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { useState } from 'react';
import { parcels, type ParcelLine } from './parcels';

const columns: GridColDef<ParcelLine>[] = [
  { field: 'id', headerName: 'Number', width: 110 },
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 150 },
  { field: 'quantity', headerName: 'Pieces', type: 'number', width: 90 },
];

const noLines: ParcelLine[] = [];

export default function AsTallAsItsRows() {
  const [number, setNumber] = useState('Parcel 1');
  const lines = parcels.find((parcel) => parcel.number === number)?.lines ?? noLines;
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Parcel"
        value={number}
        onChange={(_event, chosen: string | null) => setNumber(chosen ?? number)}
      >
        {parcels.map((parcel) => (
          <ToggleButton key={parcel.number} value={parcel.number}>
            {parcel.number}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <DataGrid
        autoHeight
        rows={lines}
        columns={columns}
        density="compact"
        disableColumnFilter
        hideFooter
        aria-label={`Content of ${number}`}
      />
    </Stack>
  );
}
