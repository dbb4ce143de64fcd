import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  GridToolbarFilterButton,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const kinds = ['District', 'Gas', 'Heat pump', 'Oil'];

function HeatingPanel() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = items.find(({ columnField }) => columnField === 'heating')?.value ?? [];

  const toggle = (kind: string, on: boolean) => {
    const value = on ? [...chosen, kind] : chosen.filter((other) => other !== kind);
    apiRef.current.setFilterModel({
      items: value.length > 0 ? [{ columnField: 'heating', operatorValue: 'isAnyOf', value }] : [],
    });
  };

  return (
    <FormGroup role="group" aria-label="Heating" sx={{ p: 2 }}>
      {kinds.map((kind) => (
        <FormControlLabel
          key={kind}
          label={kind}
          control={
            <Checkbox checked={chosen.includes(kind)} onChange={(_, on) => toggle(kind, on)} />
          }
        />
      ))}
    </FormGroup>
  );
}

const components = { Toolbar: GridToolbarFilterButton, FilterPanel: HeatingPanel };

export default function PanelOfCheckboxes() {
  return (
    <div style={{ height: 296, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        components={components}
        density="compact"
        hideFooter
        aria-label="Flats with checkboxes for the heating"
      />
    </div>
  );
}
