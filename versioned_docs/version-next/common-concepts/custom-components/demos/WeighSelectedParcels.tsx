import { useState } from 'react';
import {
  DataGrid,
  GridFooterContainer,
  type GridColDef,
  type GridRowSelectionModel,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { parcels, type Parcel } from './parcels';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    selectedWeight: number;
  }
}

function WeightFooter({ selectedWeight, ...props }: GridSlotProps['footer']) {
  return (
    <GridFooterContainer {...props}>
      <span style={{ padding: '0 16px' }}>Selected: {selectedWeight.toFixed(1)} kg</span>
    </GridFooterContainer>
  );
}

const columns: GridColDef<Parcel>[] = [
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function WeighSelectedParcels() {
  const [selection, setSelection] = useState<GridRowSelectionModel>({
    type: 'include',
    ids: new Set([4102, 4105]),
  });
  const selected = parcels.filter(({ id }) => selection.ids.has(id));

  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={columns}
        checkboxSelection
        disableRowSelectionExcludeModel
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        slots={{ footer: WeightFooter }}
        slotProps={{
          footer: { selectedWeight: selected.reduce((sum, { weight }) => sum + weight, 0) },
          main: { 'aria-label': 'Parcels to weigh' },
        }}
      />
    </div>
  );
}
