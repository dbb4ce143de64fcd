export interface Rehearsal {
  id: number;
  ensemble: string;
  hall: string;
  quarter: string;
  hours: number;
  players: number;
}

export const rehearsals: Rehearsal[] = [
  { id: 1, ensemble: 'Brass band', hall: 'Mill', quarter: 'Q1', hours: 36, players: 18 },
  { id: 2, ensemble: 'Brass band', hall: 'Mill', quarter: 'Q2', hours: 42, players: 19 },
  { id: 3, ensemble: 'Brass band', hall: 'Depot', quarter: 'Q3', hours: 28, players: 17 },
  { id: 4, ensemble: 'String quartet', hall: 'Chapel', quarter: 'Q1', hours: 24, players: 4 },
  { id: 5, ensemble: 'String quartet', hall: 'Chapel', quarter: 'Q2', hours: 30, players: 4 },
  { id: 6, ensemble: 'String quartet', hall: 'Mill', quarter: 'Q3', hours: 18, players: 4 },
  { id: 7, ensemble: 'Youth choir', hall: 'Depot', quarter: 'Q1', hours: 40, players: 52 },
  { id: 8, ensemble: 'Youth choir', hall: 'Depot', quarter: 'Q2', hours: 44, players: 55 },
  { id: 9, ensemble: 'Youth choir', hall: 'Chapel', quarter: 'Q3', hours: 22, players: 49 },
];
