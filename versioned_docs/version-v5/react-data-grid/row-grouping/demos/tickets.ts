/** A ticket of a help desk. */
export interface Ticket {
  id: number;
  priority: 'high' | 'normal' | 'low';
  subject: string;
  customer: string;
}

export const tickets: Ticket[] = [
  { id: 9001, priority: 'normal', subject: 'Invoice without address', customer: 'Halden AG' },
  { id: 9002, priority: 'high', subject: 'Export stops at 90 %', customer: 'Quay Foods' },
  { id: 9003, priority: 'low', subject: 'Typo on the login page', customer: 'Halden AG' },
  { id: 9004, priority: 'high', subject: 'Orders arrive twice', customer: 'Bright & Co' },
  { id: 9005, priority: 'normal', subject: 'New user has no rights', customer: 'Quay Foods' },
  { id: 9006, priority: 'high', subject: 'Scanner is offline', customer: 'Bright & Co' },
];
