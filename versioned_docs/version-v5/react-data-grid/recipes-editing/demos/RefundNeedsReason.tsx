import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Order {
  id: number;
  customer: string;
  refunded: boolean;
  reason: string;
}

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'refunded', headerName: 'Refunded', type: 'boolean', editable: true, width: 100 },
  {
    field: 'reason',
    headerName: 'Reason',
    editable: true,
    flex: 1,
    minWidth: 150,
    preProcessEditCellProps: ({ props, otherFieldsProps }) => {
      const isNeeded = Boolean(otherFieldsProps?.refunded.value);
      return { ...props, error: isNeeded && !props.value };
    },
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function RefundNeedsReason() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={orders}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        disableIgnoreModificationsIfProcessingProps
        editMode="row"
        density="compact"
        hideFooter
        aria-label="Orders whose refund needs a reason"
      />
    </div>
  );
}

const orders: Order[] = [
  { id: 1, customer: 'Lena Fuchs', refunded: false, reason: '' },
  { id: 2, customer: 'Omar Haddad', refunded: true, reason: 'Arrived broken' },
  { id: 3, customer: 'Yuki Mori', refunded: false, reason: '' },
];
