import type * as React from 'react';
import { DataGrid, GridToolbarColumnsButton, GridToolbarContainer } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

// The declaration asks for attributes that newer versions of @types/react do not have.
const ColumnsButton: React.ElementType = GridToolbarColumnsButton;

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <ColumnsButton />
    </GridToolbarContainer>
  );
}

const components = { Toolbar: ColumnsToolbar };

export default function ColumnsInTheToolbar() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={fleetColumns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Vans, with a button for the columns"
      />
    </div>
  );
}
