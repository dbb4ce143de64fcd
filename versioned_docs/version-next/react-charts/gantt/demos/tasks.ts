export interface Task {
  name: string;
  start: Date;
  end: Date;
  /** The part that is finished, from 0 to 1. */
  done: number;
}

const day = (month: number, date: number) => new Date(2025, month - 1, date);

/** Renovation of a swimming hall. */
export const tasks: Task[] = [
  { name: 'Survey', start: day(3, 3), end: day(3, 14), done: 1 },
  { name: 'Roof', start: day(3, 17), end: day(4, 25), done: 0.8 },
  { name: 'Pipes', start: day(3, 24), end: day(5, 9), done: 0.4 },
  { name: 'Tiles', start: day(5, 5), end: day(6, 6), done: 0 },
  { name: 'Painting', start: day(5, 26), end: day(6, 20), done: 0 },
  { name: 'Opening', start: day(6, 23), end: day(6, 28), done: 0 },
];
