export interface Item {
  readonly name: string;
  readonly text: string;
  readonly quantity: number;
  /** US dollars for one. */
  readonly price: number;
  readonly shape: 'mug' | 'bowl' | 'vase';
}

export const ITEMS: readonly Item[] = [
  { name: 'Morning mug', text: 'Moss green, 300 ml', quantity: 2, price: 28, shape: 'mug' },
  { name: 'Soup bowl', text: 'Oat white, 600 ml', quantity: 1, price: 34, shape: 'bowl' },
  { name: 'Stem vase', text: 'Clay red, 24 cm', quantity: 1, price: 46, shape: 'vase' },
];

export const COUNTRIES = [
  { code: 'US', name: 'United States', shipping: 8 },
  { code: 'CA', name: 'Canada', shipping: 14 },
] as const;

export const countryOf = (code: string) =>
  COUNTRIES.find((country) => country.code === code) ?? COUNTRIES[0];

/** Your server calculates these amounts again before it charges them. */
export function totalsOf(countryCode: string) {
  const subtotal = ITEMS.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  const { shipping } = countryOf(countryCode);
  return { subtotal, shipping, total: subtotal + shipping };
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatDollars = (value: number) => dollars.format(value);
