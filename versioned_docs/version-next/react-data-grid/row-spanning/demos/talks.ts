/** A slot of a conference program. */
export interface Slot {
  id: number;
  day: string;
  hall: string;
  chair: string;
  talk: string;
}

export const slots: Slot[] = [
  { id: 1, day: 'Thursday', hall: 'Aula', chair: 'Ines Roth', talk: 'Peat as a record' },
  { id: 2, day: 'Thursday', hall: 'Aula', chair: 'Ines Roth', talk: 'Rivers that move' },
  { id: 3, day: 'Thursday', hall: 'Library', chair: 'Ines Roth', talk: 'Counting glaciers' },
  { id: 4, day: 'Friday', hall: 'Library', chair: 'Ben Osei', talk: 'Dunes from space' },
  { id: 5, day: 'Friday', hall: 'Library', chair: 'Ben Osei', talk: 'Salt and soil' },
];
