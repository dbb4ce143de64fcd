export type Billing = 'monthly' | 'yearly';

export interface Plan {
  readonly name: string;
  readonly text: string;
  /** US dollars for a month, if billed monthly. */
  readonly price: number;
  readonly highlights: readonly string[];
  readonly isRecommended?: boolean;
}

/** Months that a year costs. */
export const MONTHS_PER_YEAR_PAID = 10;

export const PLANS: readonly Plan[] = [
  {
    name: 'Solo',
    text: 'For side projects and personal sites.',
    price: 0,
    highlights: ['5 monitors', 'Checks every 5 minutes', 'Alerts by email'],
  },
  {
    name: 'Team',
    text: 'For products with paying customers.',
    price: 24,
    highlights: ['50 monitors', 'Checks every minute', 'Alerts by email, text message and chat'],
    isRecommended: true,
  },
  {
    name: 'Company',
    text: 'For several teams that share on-call duty.',
    price: 90,
    highlights: ['500 monitors', 'Checks every 10 seconds', 'On-call schedules and single sign-on'],
  },
];

/** `true` and `false` are shown as icons. */
export const FEATURES: readonly {
  readonly group: string;
  readonly rows: readonly {
    readonly name: string;
    readonly values: readonly (string | boolean)[];
  }[];
}[] = [
  {
    group: 'Monitoring',
    rows: [
      { name: 'Monitors', values: ['5', '50', '500'] },
      { name: 'Interval of checks', values: ['5 min', '1 min', '10 s'] },
      { name: 'Locations', values: ['1', '6', '14'] },
      { name: 'Certificates and domains', values: [true, true, true] },
    ],
  },
  {
    group: 'Status page',
    rows: [
      { name: 'Public page', values: [true, true, true] },
      { name: 'Custom domain', values: [false, true, true] },
      { name: 'Private pages', values: [false, false, true] },
    ],
  },
  {
    group: 'Team',
    rows: [
      { name: 'Members', values: ['1', '10', 'Any number'] },
      { name: 'On-call schedules', values: [false, false, true] },
      { name: 'Single sign-on', values: [false, false, true] },
    ],
  },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export const formatDollars = (value: number) => dollars.format(value);

/** The amount of each invoice. */
export const invoiceOf = ({ price }: Plan, billing: Billing) =>
  billing === 'yearly' ? price * MONTHS_PER_YEAR_PAID : price;

/** The price for a month, to compare both ways of billing. */
export const monthlyPriceOf = (plan: Plan, billing: Billing) =>
  billing === 'yearly' ? invoiceOf(plan, billing) / 12 : plan.price;
