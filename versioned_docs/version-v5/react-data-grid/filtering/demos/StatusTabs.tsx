import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const everything: GridFilterModel = { items: [] };

export default function StatusTabs() {
  const [filterModel, setFilterModel] = React.useState(everything);
  const [item] = filterModel.items;
  const tab = item?.columnField === 'status' && item.operatorValue === 'is' ? item.value : '';

  const chooseTab = (_: React.MouseEvent, status: string | null) =>
    setFilterModel(
      status
        ? { items: [{ columnField: 'status', operatorValue: 'is', value: status }] }
        : everything,
    );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={tab}
        onChange={chooseTab}
        aria-label="Status"
        sx={{ mb: 1 }}
      >
        <ToggleButton value="free">Free</ToggleButton>
        <ToggleButton value="busy">Occupied</ToggleButton>
        <ToggleButton value="broken">Out of order</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 330 }}>
        <DataGrid
          rows={chargers}
          columns={chargerColumns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
          density="compact"
          hideFooter
          aria-label="Charging points by status"
        />
      </div>
    </div>
  );
}
