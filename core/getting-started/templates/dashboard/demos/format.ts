import dayjs from 'dayjs';
import type { Period } from './orders';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

export const formatDollars = (value: number) => dollars.format(value);
export const formatNumber = (value: number) => wholeNumber.format(value);
export const formatDay = (day: string) => dayjs(day).format('MMM D, YYYY');
export const formatPeriod = ({ from, to }: Period) => `${formatDay(from)} to ${formatDay(to)}`;
