import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import { liftColumns, lifts } from './lifts';

function LiftToolbar() {
  const apiRef = useGridApiContext();

  const showLongLifts = () =>
    apiRef.current.setFilterModel({
      items: [{ columnField: 'metres', operatorValue: '>', value: 1200 }],
    });

  return (
    <GridToolbarContainer>
      <Button onClick={showLongLifts}>Long lifts</Button>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>All lifts</Button>
    </GridToolbarContainer>
  );
}

export default function FromInside() {
  return (
    <div style={{ height: 306, width: '100%' }}>
      <DataGrid
        rows={lifts}
        columns={liftColumns}
        components={{ Toolbar: LiftToolbar }}
        density="compact"
        hideFooter
        aria-label="Ski lifts, with commands in the toolbar"
      />
    </div>
  );
}
