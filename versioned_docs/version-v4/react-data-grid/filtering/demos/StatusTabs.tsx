import * as React from 'react';
import Button from '@material-ui/core/Button';
import ButtonGroup from '@material-ui/core/ButtonGroup';
import { DataGrid, type GridFilterModel } from '@mui/x-data-grid';
import { chargerColumns, chargers } from './chargers';

const everything: GridFilterModel = { items: [] };
const tabs = [
  { status: 'free', label: 'Free' },
  { status: 'busy', label: 'Occupied' },
  { status: 'broken', label: 'Out of order' },
];

export default function StatusTabs() {
  const [filterModel, setFilterModel] = React.useState(everything);
  const [item] = filterModel.items;
  const chosen = item?.columnField === 'status' && item.operatorValue === 'is' && item.value;

  const toggle = (status: string) =>
    setFilterModel(
      status === chosen
        ? everything
        : { items: [{ columnField: 'status', operatorValue: 'is', value: status }] },
    );

  return (
    <div style={{ width: '100%' }}>
      <ButtonGroup size="small" color="primary" aria-label="Status" style={{ marginBottom: 8 }}>
        {tabs.map(({ status, label }) => (
          <Button
            key={status}
            variant={status === chosen ? 'contained' : 'outlined'}
            aria-pressed={status === chosen}
            onClick={() => toggle(status)}
          >
            {label}
          </Button>
        ))}
      </ButtonGroup>
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
