import type { GridSortModel } from '@mui/x-data-grid';

export interface Order {
  id: number;
  customer: string;
  total: number;
}

const orders: Order[] = [
  { id: 7001, customer: 'Brightwater Café', total: 184.5 },
  { id: 7002, customer: 'Studio Oblique', total: 1290 },
  { id: 7003, customer: 'Fern & Sons', total: 76.2 },
  { id: 7004, customer: 'Atelier Novak', total: 640 },
  { id: 7005, customer: 'Corner Pharmacy', total: 318.9 },
];

/** Answers after 600 ms, as `GET /orders?sort=total&direction=desc` would. */
export async function fetchOrders([item]: GridSortModel): Promise<Order[]> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (!item?.sort) {
    return orders;
  }
  const sign = item.sort === 'desc' ? -1 : 1;
  return [...orders].sort((a, b) =>
    item.field === 'customer'
      ? sign * a.customer.localeCompare(b.customer)
      : sign * (item.field === 'total' ? a.total - b.total : a.id - b.id),
  );
}
