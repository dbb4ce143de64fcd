import PivotTableChartIcon from '@mui/icons-material/PivotTableChart';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { harvestColumns, harvests, tonsByFarmAndYear } from './harvest';

function HarvestToolbar() {
  return (
    <Toolbar>
      <Tooltip title="Pivot">
        <PivotPanelTrigger render={<ToolbarButton />}>
          <PivotTableChartIcon fontSize="small" />
        </PivotPanelTrigger>
      </Tooltip>
    </Toolbar>
  );
}

const slots = { toolbar: HarvestToolbar };
const initialState = { pivoting: { model: tonsByFarmAndYear } };

export default function PivotButton() {
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
