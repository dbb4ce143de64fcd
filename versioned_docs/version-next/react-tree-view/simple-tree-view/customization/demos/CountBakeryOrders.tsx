import * as React from 'react';
import BakeryDiningIcon from '@mui/icons-material/BakeryDining';
import CakeIcon from '@mui/icons-material/Cake';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import StorefrontIcon from '@mui/icons-material/Storefront';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

type OrderItemProps = TreeItemProps & {
  icon: React.ElementType;
  count: number;
  color?: 'primary' | 'success' | 'warning';
};

const OrderItem = React.forwardRef(function OrderItem(
  { icon: Icon, count, color = 'primary', label, ...props }: OrderItemProps,
  ref: React.Ref<HTMLLIElement>,
) {
  const content: object = { sx: { borderStartEndRadius: 16, borderEndEndRadius: 16 } };
  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ content }}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Icon color={color} fontSize="small" />
          <Box sx={{ flexGrow: 1 }}>{label}</Box>
          <Typography variant="caption">{count}</Typography>
        </Box>
      }
    />
  );
});

export default function CountBakeryOrders() {
  return (
    <Box sx={{ minHeight: 160, width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Orders"
        defaultExpandedItems={['delivery']}
        defaultSelectedItems="counter"
      >
        <OrderItem itemId="counter" label="Counter" icon={StorefrontIcon} count={14} />
        <OrderItem itemId="delivery" label="Delivery" icon={LocalShippingIcon} count={9}>
          <OrderItem
            itemId="today"
            label="Morning round"
            icon={BakeryDiningIcon}
            count={6}
            color="success"
          />
          <OrderItem itemId="wedding" label="Weddings" icon={CakeIcon} count={3} color="warning" />
        </OrderItem>
      </SimpleTreeView>
    </Box>
  );
}
