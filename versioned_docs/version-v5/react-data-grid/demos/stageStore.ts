export interface StoredItem {
  id: number;
  room: string;
  shelf: string;
  name: string;
  made: string;
  play: string;
  returned: Date;
  pieces: number;
}

const costume = { room: 'Costumes', made: 'Wool' };
const prop = { room: 'Props', made: 'Wood' };

export const stageStore: StoredItem[] = [
  {
    ...costume,
    id: 1,
    shelf: 'Cloaks',
    name: 'Guard cloak',
    play: 'Hamlet',
    returned: new Date(2022, 5, 2),
    pieces: 6,
  },
  {
    ...costume,
    id: 2,
    shelf: 'Cloaks',
    name: 'Royal cloak',
    play: 'Hamlet',
    returned: new Date(2022, 5, 2),
    pieces: 1,
  },
  {
    ...costume,
    id: 3,
    shelf: 'Hats',
    name: 'Bowler hat',
    play: 'Waiting for Godot',
    returned: new Date(2022, 9, 17),
    pieces: 4,
  },
  {
    ...prop,
    id: 4,
    shelf: 'Furniture',
    name: 'Garden bench',
    play: 'Uncle Vanya',
    returned: new Date(2023, 0, 9),
    pieces: 2,
  },
  {
    ...prop,
    id: 5,
    shelf: 'Furniture',
    name: 'Samovar table',
    play: 'Uncle Vanya',
    returned: new Date(2023, 0, 9),
    pieces: 1,
  },
  {
    ...prop,
    id: 6,
    shelf: 'Weapons',
    name: 'Foil',
    play: 'Hamlet',
    returned: new Date(2022, 5, 3),
    pieces: 4,
  },
];
