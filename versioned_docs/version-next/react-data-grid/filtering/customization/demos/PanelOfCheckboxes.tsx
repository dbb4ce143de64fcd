import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { flatColumns, flats } from './flats';

const kinds = ['District', 'Gas', 'Heat pump', 'Oil'];

function HeatingPanel() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const chosen: string[] = filterModel.items.find(({ field }) => field === 'heating')?.value ?? [];

  const toggle = (kind: string, on: boolean) => {
    const value = on ? [...chosen, kind] : chosen.filter((other) => other !== kind);
    apiRef.current.setFilterModel({
      ...filterModel,
      items: value.length > 0 ? [{ field: 'heating', operator: 'isAnyOf', value }] : [],
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

export default function PanelOfCheckboxes() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={flatColumns}
        showToolbar
        slots={{ filterPanel: HeatingPanel }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Flats with checkboxes for the heating' } }}
      />
    </div>
  );
}
