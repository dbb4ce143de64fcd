import type * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  PivotPanelTrigger,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import { harvestColumns, harvests, tonsByFarmAndYear } from './harvest';

function HarvestToolbar() {
  const apiRef = useGridApiContext();

  return (
    <Toolbar>
      <ToolbarButton
        render={<Button size="small" />}
        onClick={() => apiRef.current.setPivotActive((active) => !active)}
      >
        List or pivot
      </ToolbarButton>
      <PivotPanelTrigger
        render={({ ref, ...props }, { open, active }) => (
          <ToolbarButton
            {...props}
            ref={ref as React.Ref<HTMLButtonElement>}
            render={<Button size="small" variant={active ? 'contained' : 'text'} />}
          >
            {open ? 'Hide fields' : 'Show fields'}
          </ToolbarButton>
        )}
      />
    </Toolbar>
  );
}

const slots = { toolbar: HarvestToolbar };
const initialState = { pivoting: { model: tonsByFarmAndYear } };

export default function PivotSwitchAndPanel() {
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
