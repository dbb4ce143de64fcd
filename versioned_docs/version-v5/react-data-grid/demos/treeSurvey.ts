export interface CountedTrees {
  id: number;
  park: string;
  species: string;
  counted: number;
  felled: number;
  oldest: number;
}

export const treeSurvey: CountedTrees[] = [
  { id: 1, park: 'Old cemetery', species: 'Lime', counted: 84, felled: 3, oldest: 190 },
  { id: 2, park: 'Old cemetery', species: 'Yew', counted: 21, felled: 0, oldest: 310 },
  { id: 3, park: 'River bank', species: 'White willow', counted: 132, felled: 11, oldest: 65 },
  { id: 4, park: 'River bank', species: 'Alder', counted: 208, felled: 9, oldest: 48 },
  { id: 5, park: 'River bank', species: 'Black poplar', counted: 17, felled: 4, oldest: 120 },
  { id: 6, park: 'Town garden', species: 'Plane', counted: 40, felled: 1, oldest: 155 },
  { id: 7, park: 'Town garden', species: 'Magnolia', counted: 12, felled: 0, oldest: 70 },
];
