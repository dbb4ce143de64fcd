import dayjs from 'dayjs';

export interface Order {
  readonly id: string;
  /** ISO date, such as `2026-09-30`. */
  readonly day: string;
  readonly customer: string;
  readonly channel: 'Online' | 'Phone';
  readonly plants: number;
  /** US dollars. */
  readonly total: number;
  readonly status: 'Delivered' | 'Shipped' | 'In preparation' | 'Canceled';
}

/** First and last day, both included, as ISO dates. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const ALL_ORDERS: Period = { from: '2026-07-02', to: '2026-09-30' };

export const toIsoDay = (date: dayjs.Dayjs) => date.format('YYYY-MM-DD');

export const lastDays = (count: number): Period => ({
  from: toIsoDay(dayjs(ALL_ORDERS.to).subtract(count - 1, 'day')),
  to: ALL_ORDERS.to,
});

export const selectOrders = (orders: readonly Order[], { from, to }: Period) =>
  orders.filter(({ day }) => day >= from && day <= to);

const countDays = ({ from, to }: Period) => dayjs(to).diff(from, 'day') + 1;

/** The period of the same length before the given one, or `null` if it begins before the first order. */
export function periodBefore(period: Period): Period | null {
  const from = toIsoDay(dayjs(period.from).subtract(countDays(period), 'day'));
  const to = toIsoDay(dayjs(period.from).subtract(1, 'day'));
  return from < ALL_ORDERS.from ? null : { from, to };
}

export function summarize(orders: readonly Order[]) {
  const paid = orders.filter(({ status }) => status !== 'Canceled');
  const revenue = paid.reduce((sum, { total }) => sum + total, 0);
  return {
    revenue,
    orders: orders.length,
    average: paid.length > 0 ? revenue / paid.length : 0,
    plants: paid.reduce((sum, { plants }) => sum + plants, 0),
  };
}

/** Whether the charts show weeks instead of days: if the period is longer than three weeks. */
export const hasWeeks = (period: Period) => countDays(period) > 21;

/** Splits a period into days or weeks. */
export function groupOrders(orders: readonly Order[], period: Period) {
  const step = hasWeeks(period) ? 7 : 1;
  const isOf = (channel: Order['channel']) => (order: Order) => order.channel === channel;
  return Array.from({ length: Math.ceil(countDays(period) / step) }, (_, index) => {
    const start = dayjs(period.from).add(index * step, 'day');
    const to = toIsoDay(start.add(step - 1, 'day'));
    const inside = selectOrders(orders, { from: toIsoDay(start), to });
    return {
      label: start.format('MMM D'),
      revenue: summarize(inside).revenue,
      online: inside.filter(isOf('Online')).length,
      phone: inside.filter(isOf('Phone')).length,
    };
  });
}

const CUSTOMERS = [
  'Alder Street School',
  'Marlow Garden Center',
  'Hotel Belvedere',
  'Ines Duarte Landscapes',
  'City of Fenwick',
  'Okoro & Daughters',
  'Sunday Market Flowers',
  'Riverside Cemetery',
];

/** Orders in each of the 13 weeks. */
const ORDERS_PER_WEEK = [6, 8, 7, 9, 11, 8, 10, 9, 12, 10, 8, 11, 9];

const DAYS = ORDERS_PER_WEEK.flatMap((count, week) =>
  Array.from({ length: count }, (_, index) => week * 7 + Math.floor((index * 7) / count)),
);

function statusOf(index: number): Order['status'] {
  if (index % 17 === 5) {
    return 'Canceled';
  }
  const left = DAYS.length - index;
  return left <= 5 ? 'In preparation' : left <= 11 ? 'Shipped' : 'Delivered';
}

/** Replace these orders with the response of your server. */
export const ORDERS: readonly Order[] = DAYS.map((day, index) => {
  const plants = 24 + ((index * 53) % 140) + Math.floor(index / 6);
  return {
    id: `RS-${4100 + index}`,
    day: toIsoDay(dayjs(ALL_ORDERS.from).add(day, 'day')),
    customer: CUSTOMERS[(index * 5 + Math.floor(index / 8)) % CUSTOMERS.length]!,
    channel: (index * index) % 7 < 2 ? 'Phone' : 'Online',
    plants,
    total: Math.round(plants * (3.2 + ((index * 7) % 5) * 0.9)),
    status: statusOf(index),
  };
});
