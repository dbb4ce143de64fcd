import * as React from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const forPhones: GridColumnVisibilityModel = {
  model: false,
  kilometers: false,
  insurer: false,
  premium: false,
};

export default function FewerColumnsOnPhones() {
  const narrow = useMediaQuery('(max-width: 600px)');
  const [phoneModel, setPhoneModel] = React.useState(forPhones);
  const [deskModel, setDeskModel] = React.useState<GridColumnVisibilityModel>({});

  return (
    <div style={{ height: 186, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={fleetColumns}
        columnVisibilityModel={narrow ? phoneModel : deskModel}
        onColumnVisibilityModelChange={narrow ? setPhoneModel : setDeskModel}
        density="compact"
        hideFooter
        aria-label="Vans, with fewer columns on phones"
      />
    </div>
  );
}
