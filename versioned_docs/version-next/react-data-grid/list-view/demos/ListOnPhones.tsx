import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridListViewColDef } from '@mui/x-data-grid-pro';
import { deliveries, type Delivery } from './deliveries';
import { deliveryColumns } from './deliveryColumns';

const listColumn: GridListViewColDef<Delivery> = {
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
        listView={narrow}
        listViewColumn={listColumn}
        hideFooter
        slotProps={{ main: { 'aria-label': 'Deliveries, as a list on phones' } }}
      />
    </div>
  );
}
