import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { harvestColumns, harvests, tonsByFarmAndYear } from './harvest';

const plainButton = <button style={{ font: 'inherit', padding: '4px 10px' }} />;

function HarvestToolbar() {
  return (
    <Toolbar>
      <PivotPanelTrigger render={<ToolbarButton render={plainButton} />}>Pivot</PivotPanelTrigger>
    </Toolbar>
  );
}

const slots = { toolbar: HarvestToolbar };
const initialState = { pivoting: { model: tonsByFarmAndYear } };

export default function PlainPivotButton() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        label="Harvests"
        rows={harvests}
        columns={harvestColumns}
        initialState={initialState}
        showToolbar
        slots={slots}
        density="compact"
        hideFooter
      />
    </div>
  );
}
