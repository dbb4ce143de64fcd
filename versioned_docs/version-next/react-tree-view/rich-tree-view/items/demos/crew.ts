export interface CrewMember {
  id: string;
  name: string;
  role: string;
  children?: CrewMember[];
}

export const crew: CrewMember[] = [
  {
    id: 'ines',
    name: 'Ines Duarte',
    role: 'captain',
    children: [
      {
        id: 'tomas',
        name: 'Tomas Lind',
        role: 'first officer',
        children: [{ id: 'aoife', name: 'Aoife Byrne', role: 'cadet' }],
      },
      { id: 'kofi', name: 'Kofi Mensah', role: 'chief engineer' },
    ],
  },
];
