export interface Slot {
  id: number;
  /** The stage, and for an act its name below it. */
  path: string[];
  from?: string;
  minutes: number;
  crew: string;
}

export const program: Slot[] = [
  { id: 1, path: ['Lake stage'], minutes: 150, crew: 'North' },
  { id: 2, path: ['Lake stage', 'The Weir'], from: '17:00', minutes: 45, crew: 'North' },
  { id: 3, path: ['Lake stage', 'Ada Lindqvist'], from: '18:15', minutes: 60, crew: 'North' },
  { id: 4, path: ['Lake stage', 'Brass on Wheels'], from: '20:00', minutes: 45, crew: 'South' },
  { id: 5, path: ['Barn'], minutes: 105, crew: 'South' },
  { id: 6, path: ['Barn', 'Story hour'], from: '16:00', minutes: 30, crew: 'South' },
  { id: 7, path: ['Barn', 'Night of Fado'], from: '21:30', minutes: 75, crew: 'South' },
];
