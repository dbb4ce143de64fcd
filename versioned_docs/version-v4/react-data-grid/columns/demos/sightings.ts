export interface Sighting {
  id: number;
  bird: string;
  latin: string;
  count: number;
  place: string;
}

/** One entry is far longer than the rest. */
export const sightings: Sighting[] = [
  { id: 1, bird: 'Wren', latin: 'Troglodytes troglodytes', count: 2, place: 'Hedge' },
  { id: 2, bird: 'Robin', latin: 'Erithacus rubecula', count: 3, place: 'Hedge' },
  { id: 3, bird: 'Great tit', latin: 'Parus major', count: 11, place: 'Feeder' },
  { id: 4, bird: 'Jay', latin: 'Garrulus glandarius', count: 1, place: 'Oak' },
  {
    id: 5,
    bird: 'Goldcrest',
    latin: 'Regulus regulus',
    count: 4,
    place: 'Third spruce behind the shed, near the top, on the side of the road',
  },
  { id: 6, bird: 'Dunnock', latin: 'Prunella modularis', count: 2, place: 'Compost' },
];
