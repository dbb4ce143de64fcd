import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { deliveryColumns } from './deliveryColumns';

const listColumn: GridListViewColDef<Delivery> = {
  field: 'list',
  display: 'flex',
  renderCell: ({ row }) => (
    <Stack sx={{ minWidth: 0, lineHeight: 1.4 }}>
      <Typography noWrap component="div" variant="subtitle2">
        {row.time} · {row.customer}
      </Typography>
      <Typography noWrap variant="body2" color="text.secondary">
        {row.loaves} loaves, {row.street}
      </Typography>
    </Stack>
  ),
};

export default function ListOrTable() {
  const [list, setList] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={list} onChange={(_, on) => setList(on)} />}
        label="List view"
      />
      <div style={{ height: 330 }}>
        <DataGridPro
          rows={deliveries}
          columns={deliveryColumns}
          listView={list}
          listViewColumn={listColumn}
          rowHeight={list ? 64 : 52}
          hideFooter
          slotProps={{ main: { 'aria-label': 'Deliveries of a bakery' } }}
        />
      </div>
    </div>
  );
}
