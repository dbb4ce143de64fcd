export interface Batch {
  id: number;
  origin: string;
  roast: string;
  /** Weight before roasting, in kilograms. */
  green: number;
  /** Weight after roasting, in kilograms. */
  roasted: number;
}

export const batches: Batch[] = [
  { id: 301, origin: 'Colombia, Huila', roast: 'Medium', green: 60, roasted: 51.6 },
  { id: 302, origin: 'Ethiopia, Guji', roast: 'Light', green: 30, roasted: 26.4 },
  { id: 303, origin: 'Brazil, Cerrado', roast: 'Dark', green: 120, roasted: 97.2 },
  { id: 304, origin: 'Kenya, Nyeri', roast: 'Light', green: 30, roasted: 26.1 },
  { id: 305, origin: 'Sumatra, Aceh', roast: 'Dark', green: 60, roasted: 49.2 },
  { id: 306, origin: 'Rwanda, Huye', roast: 'Medium', green: 45, roasted: 38.7 },
  { id: 307, origin: 'Peru, Cajamarca', roast: 'Medium', green: 60, roasted: 51 },
];
