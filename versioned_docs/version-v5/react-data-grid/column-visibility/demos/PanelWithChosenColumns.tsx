import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  gridColumnVisibilityModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { fleet } from './fleet';
import { fleetColumns } from './fleetColumns';

const chosen = ['kilometers', 'service', 'insurer', 'premium'];

function ChosenColumns() {
  const apiRef = useGridApiContext();
  const columns = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const model = useGridSelector(apiRef, gridColumnVisibilityModelSelector);

  return (
    <FormGroup sx={{ p: 2 }}>
      {columns
        .filter(({ field }) => chosen.includes(field))
        .map(({ field, headerName }) => (
          <FormControlLabel
            key={field}
            control={
              <Switch
                size="small"
                checked={model[field] !== false}
                onChange={(_, shown) => apiRef.current.setColumnVisibility(field, shown)}
              />
            }
            label={headerName}
          />
        ))}
    </FormGroup>
  );
}

const initialState = { columns: { columnVisibilityModel: { premium: false } } };
const components = { ColumnsPanel: ChosenColumns };

export default function PanelWithChosenColumns() {
  return (
    <div style={{ height: 224, width: '100%' }}>
      <DataGrid
        rows={fleet}
        columns={fleetColumns}
        initialState={initialState}
        components={components}
        checkboxSelection
        density="compact"
        hideFooter
        aria-label="Vans, with a choice of columns"
      />
    </div>
  );
}
