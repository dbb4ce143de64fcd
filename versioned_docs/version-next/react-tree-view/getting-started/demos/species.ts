export interface Taxon {
  code: string;
  name: string;
  /** Birds counted; orders hold species only. */
  seen?: number;
  species?: Taxon[];
}

export const birdCount: Taxon[] = [
  {
    code: 'owls',
    name: 'Owls',
    species: [
      { code: 'strix', name: 'Tawny owl', seen: 3 },
      { code: 'tyto', name: 'Barn owl', seen: 0 },
    ],
  },
  {
    code: 'geese',
    name: 'Ducks and geese',
    species: [
      { code: 'anser', name: 'Greylag goose', seen: 214 },
      { code: 'aythya', name: 'Tufted duck', seen: 61 },
    ],
  },
];
