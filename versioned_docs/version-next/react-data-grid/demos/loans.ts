export const LOAN_STATES = ['Requested', 'On its way', 'On display', 'Returned'] as const;

export interface Loan {
  id: string;
  work: string;
  lender: string;
  state: (typeof LOAN_STATES)[number];
  insured: number;
  until: Date;
  condition: string;
}

export const loans: Loan[] = [
  {
    id: 'L-041',
    work: 'Harbor at dusk',
    lender: 'Kunsthalle Bremen',
    state: 'On display',
    insured: 84000,
    until: new Date(2025, 8, 28),
    condition:
      'Fine cracks in the upper left corner, unchanged since the last report. Keep below 50 lux.',
  },
  {
    id: 'L-042',
    work: 'Bronze runner',
    lender: 'Museum of Patras',
    state: 'On its way',
    insured: 310000,
    until: new Date(2025, 11, 7),
    condition: 'The plinth travels in a crate of its own. Two people lift it, never by the arm.',
  },
  {
    id: 'L-043',
    work: 'Blue vase',
    lender: 'Rossi family',
    state: 'Requested',
    insured: 12500,
    until: new Date(2026, 0, 18),
    condition: 'Glued at the handle around 1960.',
  },
  {
    id: 'L-044',
    work: 'Letters from Oslo',
    lender: 'National Library',
    state: 'On display',
    insured: 46000,
    until: new Date(2025, 9, 12),
    condition: 'Pages are turned every three weeks, so that no opening fades more than the others.',
  },
  {
    id: 'L-045',
    work: 'Loom, about 1820',
    lender: 'Textile Museum',
    state: 'Returned',
    insured: 9800,
    until: new Date(2025, 4, 30),
    condition: 'Complete. Two shuttles are replicas.',
  },
];
