import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { columns, orders } from './orders';

const bySum: GridPivotModel['values'] = [{ field: 'euros', aggFunc: 'sum' }];

const views: Record<string, GridPivotModel> = {
  'By product': { rows: [{ field: 'product' }], columns: [{ field: 'shop' }], values: bySum },
  'By shop': { rows: [{ field: 'shop' }], columns: [{ field: 'product' }], values: bySum },
};

export default function ChosenViews() {
  const [model, setModel] = React.useState(views['By product']);
  const [active, setActive] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: 'wrap' }}>
        {Object.entries(views).map(([name, view]) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            onClick={() => {
              setModel(view);
              setActive(true);
            }}
          >
            {name}
          </Button>
        ))}
        <Button size="small" variant="outlined" onClick={() => setActive(false)}>
          All orders
        </Button>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGridPremium
          rows={orders}
          columns={columns}
          pivotModel={model}
          onPivotModelChange={setModel}
          pivotActive={active}
          onPivotActiveChange={setActive}
          showToolbar
          density="compact"
          hideFooter
          slotProps={{ main: { 'aria-label': 'Sales of a bakery in the chosen view' } }}
        />
      </div>
    </div>
  );
}
