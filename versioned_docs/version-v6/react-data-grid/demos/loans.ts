export const LOAN_STATES = ['On loan', 'Due soon', 'Overdue', 'Returned'] as const;

export interface Loan {
  id: number;
  title: string;
  reader: string;
  due: Date;
  renewals: number;
  state: (typeof LOAN_STATES)[number];
}

const due = (month: number, day: number) => new Date(2024, month - 1, day);

export const loans: Loan[] = [
  {
    id: 811,
    title: 'The Sea Room',
    reader: 'Ana Kovač',
    due: due(3, 4),
    renewals: 0,
    state: 'On loan',
  },
  {
    id: 812,
    title: 'A Field Guide to Lichens',
    reader: 'Tom Okafor',
    due: due(2, 12),
    renewals: 2,
    state: 'Overdue',
  },
  {
    id: 813,
    title: 'Winter Bread',
    reader: 'Mei Tanaka',
    due: due(2, 26),
    renewals: 1,
    state: 'Due soon',
  },
  {
    id: 814,
    title: 'The Night Ferry',
    reader: 'Luc Martin',
    due: due(3, 11),
    renewals: 0,
    state: 'On loan',
  },
  {
    id: 815,
    title: 'Knots and Splices',
    reader: 'Ana Kovač',
    due: due(2, 9),
    renewals: 1,
    state: 'Returned',
  },
  {
    id: 816,
    title: 'Maps of the Valley',
    reader: 'Inés Prado',
    due: due(2, 27),
    renewals: 0,
    state: 'Due soon',
  },
  {
    id: 817,
    title: 'Small Engines',
    reader: 'Jon Berg',
    due: due(2, 5),
    renewals: 3,
    state: 'Overdue',
  },
  {
    id: 818,
    title: 'Letters from Oulu',
    reader: 'Mei Tanaka',
    due: due(3, 18),
    renewals: 0,
    state: 'On loan',
  },
  {
    id: 819,
    title: 'The Glass Orchard',
    reader: 'Tom Okafor',
    due: due(3, 1),
    renewals: 1,
    state: 'On loan',
  },
  {
    id: 820,
    title: 'Bees in Town',
    reader: 'Inés Prado',
    due: due(2, 14),
    renewals: 0,
    state: 'Returned',
  },
  {
    id: 821,
    title: 'Chess for Two',
    reader: 'Luc Martin',
    due: due(3, 6),
    renewals: 0,
    state: 'On loan',
  },
  {
    id: 822,
    title: 'A Year of Soups',
    reader: 'Jon Berg',
    due: due(2, 28),
    renewals: 2,
    state: 'Due soon',
  },
];
