import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridListColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { deliveryColumns } from './deliveryColumns';

const listColumn: GridListColDef<Delivery> = {
  field: 'list',
  renderCell: ({ row }) => `${row.time}  ${row.customer} (${row.loaves})`,
};

export default function ListOnPhones() {
  const narrow = useMediaQuery('(max-width: 600px)');

  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGridPro
        rows={deliveries}
        columns={deliveryColumns}
        unstable_listView={narrow}
        unstable_listColumn={listColumn}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, as a list on phones' } }}
      />
    </div>
  );
}
