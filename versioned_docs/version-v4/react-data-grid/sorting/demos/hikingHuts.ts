/** A mountain hut with a warden's note, which is prose and therefore not sortable. */
export interface HikingHut {
  id: number;
  hut: string;
  altitude: number;
  note: string;
}

export const hikingHuts: HikingHut[] = [
  { id: 1, hut: 'Larch Hut', altitude: 1840, note: 'Spring water until September' },
  { id: 2, hut: 'Cairn Shelter', altitude: 2610, note: 'Bring your own stove' },
  { id: 3, hut: 'Marmot House', altitude: 2150, note: 'Booked out at weekends' },
  { id: 4, hut: 'Col Refuge', altitude: 2490, note: 'Winter room always open' },
  { id: 5, hut: 'Lake Cabin', altitude: 1720, note: 'Dogs welcome' },
];
