import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import {
  ColumnsPanelTrigger,
  DataGrid,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    density: GridDensity;
    onDensityChange: (density: GridDensity) => void;
  }
}

interface FleetToolbarProps {
  density: GridDensity;
  onDensityChange: (density: GridDensity) => void;
}

function FleetToolbar({ density, onDensityChange }: FleetToolbarProps) {
  return (
    <Toolbar>
      <FormControl variant="standard" size="small" sx={{ mr: 'auto' }}>
        <InputLabel htmlFor="fleet-density">Density</InputLabel>
        <NativeSelect
          id="fleet-density"
          value={density}
          onChange={(event) => onDensityChange(event.target.value as GridDensity)}
        >
          <option value="compact">Compact</option>
          <option value="standard">Standard</option>
          <option value="comfortable">Comfortable</option>
        </NativeSelect>
      </FormControl>
      <ColumnsPanelTrigger render={<ToolbarButton />}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={<ToolbarButton />}>Filters</FilterPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: FleetToolbar };

export default function ToolbarWithDensity() {
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const slotProps = React.useMemo(
    () => ({ toolbar: { density, onDensityChange: setDensity } }),
    [density],
  );
  return (
    <div style={{ height: 380 }}>
      <DataGrid
        label="Fleet"
        rows={rows}
        columns={columns}
        density={density}
        showToolbar
        slots={slots}
        slotProps={slotProps}
        hideFooter
      />
    </div>
  );
}

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Boat', flex: 1, minWidth: 110 },
  { field: 'berths', headerName: 'Berths', type: 'number', width: 90 },
  { field: 'harbor', headerName: 'Harbor', width: 110 },
];

const rows = [
  { id: 1, name: 'Havørn', berths: 6, harbor: 'Bodø' },
  { id: 2, name: 'Tjeld', berths: 4, harbor: 'Bodø' },
  { id: 3, name: 'Lomvi', berths: 8, harbor: 'Ålesund' },
  { id: 4, name: 'Terne', berths: 2, harbor: 'Ålesund' },
  { id: 5, name: 'Skarv', berths: 6, harbor: 'Florø' },
];
