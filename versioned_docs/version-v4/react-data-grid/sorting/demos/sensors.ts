/** A sensor of a building. `room` and `serviced` are empty for a sensor still in the store. */
export interface Sensor {
  id: number;
  room: string | null;
  battery: number;
  online: boolean;
  serviced: Date | null;
  alarm: 1 | 2 | 3;
}

export const sensors: Sensor[] = [
  { id: 1, room: 'Office 9', battery: 64, online: true, serviced: new Date(2025, 1, 20), alarm: 2 },
  { id: 2, room: 'Archive', battery: 9, online: false, serviced: new Date(2024, 10, 5), alarm: 3 },
  { id: 3, room: null, battery: 100, online: false, serviced: null, alarm: 1 },
  { id: 4, room: 'Office 10', battery: 71, online: true, serviced: new Date(2025, 0, 8), alarm: 1 },
  { id: 5, room: 'archive', battery: 38, online: true, serviced: new Date(2025, 2, 3), alarm: 2 },
  { id: 6, room: 'Éclair Bar', battery: 52, online: true, serviced: null, alarm: 3 },
];
