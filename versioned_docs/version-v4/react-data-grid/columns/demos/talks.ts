export interface Talk {
  id: number;
  time: string;
  title: string;
  speaker: string;
  room: string;
}

/** Program of a one-day conference on gardens. */
export const talks: Talk[] = [
  { id: 1, time: '09:00', title: 'Soil that lives', speaker: 'Nadia Rahimi', room: 'Orangery' },
  { id: 2, time: '09:40', title: 'Roofs as meadows', speaker: 'Piet Bakker', room: 'Orangery' },
  {
    id: 3,
    time: '10:20',
    title: 'Rainwater: collecting, storing and using it in cities',
    speaker: 'Inés Quintana',
    room: 'Palm house',
  },
  { id: 4, time: '11:20', title: 'Pruning old trees', speaker: 'Sven Lund', room: 'Workshop' },
  { id: 5, time: '12:00', title: 'Moths of the night', speaker: 'Aiko Mori', room: 'Palm house' },
];
