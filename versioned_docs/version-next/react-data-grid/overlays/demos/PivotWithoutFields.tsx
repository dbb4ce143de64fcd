import Button from '@mui/material/Button';
import { DataGridPremium, GridOverlay, useGridApiContext } from '@mui/x-data-grid-premium';
import { firings, firingColumns } from './firings';

function NoFieldsYet() {
  const apiRef = useGridApiContext();

  const sumUp = () =>
    apiRef.current.setPivotModel({
      rows: [{ field: 'kiln' }],
      columns: [],
      values: [{ field: 'pieces', aggFunc: 'sum' }],
    });

  return (
    <GridOverlay>
      The pivot table has no fields yet.
      <Button onClick={sumUp}>Pieces by kiln</Button>
    </GridOverlay>
  );
}

const slots = { emptyPivotOverlay: NoFieldsYet };

export default function PivotWithoutFields() {
  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGridPremium
        rows={firings}
        columns={firingColumns}
        slots={slots}
        initialState={{ pivoting: { enabled: true } }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Pivot table of the firings' } }}
      />
    </div>
  );
}
