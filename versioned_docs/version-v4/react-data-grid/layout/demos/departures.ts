export interface Departure {
  id: string;
  destination: string;
  time: string;
  gate: string;
  status: string;
}

/** Morning departures of a small airport. */
export const departures: Departure[] = [
  { id: 'KL 1872', destination: 'Amsterdam', time: '06:05', gate: 'A3', status: 'Departed' },
  { id: 'LH 095', destination: 'Frankfurt', time: '06:20', gate: 'A1', status: 'Departed' },
  { id: 'SK 1686', destination: 'Copenhagen', time: '06:45', gate: 'B2', status: 'Boarding' },
  { id: 'IB 3721', destination: 'Madrid', time: '07:10', gate: 'B5', status: 'Boarding' },
  { id: 'AZ 587', destination: 'Rome', time: '07:25', gate: 'A4', status: 'On time' },
  { id: 'BA 2871', destination: 'London', time: '07:50', gate: 'C1', status: 'Delayed' },
  { id: 'LX 2087', destination: 'Zurich', time: '08:15', gate: 'A2', status: 'On time' },
  { id: 'TP 573', destination: 'Lisbon', time: '08:40', gate: 'B4', status: 'On time' },
  { id: 'AY 1482', destination: 'Helsinki', time: '09:05', gate: 'C2', status: 'On time' },
  { id: 'OS 328', destination: 'Vienna', time: '09:30', gate: 'A1', status: 'On time' },
];
