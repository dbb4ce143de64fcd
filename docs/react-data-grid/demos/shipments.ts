export interface Stage {
  /** The shipment's number, and for a leg of its route the place where the leg ends. */
  path: string[];
  cargo: string;
  by?: string;
  tonnes: number;
  departs: Date;
  hours: number;
}

const oak = { cargo: 'Oak boards', tonnes: 21.5 };
const coffee = { cargo: 'Green coffee', tonnes: 4.2 };
const paper = { cargo: 'Paper rolls', tonnes: 30 };

export const shipments: Stage[] = [
  { path: ['SH-3107'], ...oak, departs: new Date(2025, 4, 6), hours: 26 },
  { path: ['SH-3107', 'Gdańsk'], ...oak, by: 'Ship', departs: new Date(2025, 4, 6), hours: 19 },
  { path: ['SH-3107', 'Poznań'], ...oak, by: 'Rail', departs: new Date(2025, 4, 7), hours: 7 },
  { path: ['SH-3108'], ...coffee, departs: new Date(2025, 4, 7), hours: 410 },
  { path: ['SH-3108', 'Genoa'], ...coffee, by: 'Ship', departs: new Date(2025, 4, 7), hours: 408 },
  { path: ['SH-3108', 'Turin'], ...coffee, by: 'Truck', departs: new Date(2025, 4, 24), hours: 2 },
  { path: ['SH-3110'], ...paper, departs: new Date(2025, 4, 8), hours: 33 },
  { path: ['SH-3110', 'Lübeck'], ...paper, by: 'Ship', departs: new Date(2025, 4, 8), hours: 33 },
];
