/** A line of an order book of a bakery. */
export interface OrderLine {
  product: string;
  year: number;
  quarter: 'Q1' | 'Q2' | 'Q3' | 'Q4';
  euros: number;
}

export const orders: OrderLine[] = [
  { product: 'Rye bread', year: 2020, quarter: 'Q3', euros: 1240 },
  { product: 'Rye bread', year: 2020, quarter: 'Q4', euros: 1510 },
  { product: 'Rye bread', year: 2021, quarter: 'Q1', euros: 1385 },
  { product: 'Rye bread', year: 2021, quarter: 'Q1', euros: 90 },
  { product: 'Plum cake', year: 2020, quarter: 'Q3', euros: 860 },
  { product: 'Plum cake', year: 2021, quarter: 'Q2', euros: 210 },
  { product: 'Almond tart', year: 2020, quarter: 'Q4', euros: 640 },
  { product: 'Almond tart', year: 2021, quarter: 'Q1', euros: 705 },
  { product: 'Almond tart', year: 2021, quarter: 'Q2', euros: 680 },
  { product: 'Sourdough', year: 2021, quarter: 'Q1', euros: 1120 },
  { product: 'Sourdough', year: 2021, quarter: 'Q2', euros: 1275 },
];
