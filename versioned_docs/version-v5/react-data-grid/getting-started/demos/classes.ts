export interface ClimbingClass {
  id: number;
  name: string;
  coach: string;
  places: number;
  taken: number;
}

export const classes: ClimbingClass[] = [
  { id: 11, name: 'First rope', coach: 'Ines Duarte', places: 8, taken: 8 },
  { id: 12, name: 'Lead, beginners', coach: 'Paul Ochieng', places: 6, taken: 4 },
  { id: 13, name: 'Lead, advanced', coach: 'Paul Ochieng', places: 6, taken: 3 },
  { id: 14, name: 'Bouldering, kids', coach: 'Lena Vogel', places: 12, taken: 11 },
  { id: 15, name: 'Bouldering, teens', coach: 'Lena Vogel', places: 12, taken: 6 },
  { id: 16, name: 'Falling safely', coach: 'Ines Duarte', places: 8, taken: 2 },
  { id: 17, name: 'Setting routes', coach: 'Kenji Mori', places: 4, taken: 3 },
];
