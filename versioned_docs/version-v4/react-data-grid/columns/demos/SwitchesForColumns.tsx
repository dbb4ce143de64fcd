import * as React from 'react';
import FormControlLabel from '@material-ui/core/FormControlLabel';
import Switch from '@material-ui/core/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const optional = fleetColumns.slice(2, 5);

export default function SwitchesForColumns() {
  const [hidden, setHidden] = React.useState(['service', 'insurer', 'premium']);
  const columns = React.useMemo(
    () =>
      fleetColumns.map((column): GridColDef => ({
        ...column,
        hide: hidden.includes(column.field),
      })),
    [hidden],
  );

  const toggle = (field: string, shown: boolean) =>
    setHidden((fields) => (shown ? fields.filter((other) => other !== field) : [...fields, field]));

  return (
    <div style={{ width: '100%' }}>
      <div style={{ marginBottom: 8 }}>
        {optional.map(({ field, headerName }) => (
          <FormControlLabel
            key={field}
            control={
              <Switch
                checked={!hidden.includes(field)}
                onChange={(_, shown) => toggle(field, shown)}
              />
            }
            label={headerName}
          />
        ))}
      </div>
      <div style={{ height: 186 }}>
        <DataGrid
          rows={fleet}
          columns={columns}
          disableColumnSelector
          density="compact"
          hideFooter
          aria-label="Vans, with switches for three columns"
        />
      </div>
    </div>
  );
}
