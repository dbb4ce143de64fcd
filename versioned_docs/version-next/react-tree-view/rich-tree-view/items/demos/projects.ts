export interface Project {
  id: string;
  label: string;
  archived?: boolean;
  children?: Project[];
}

export const projects: Project[] = [
  {
    id: 'parks',
    label: 'Parks (archived)',
    archived: true,
    children: [
      { id: 'playground', label: 'Playground' },
      { id: 'pond', label: 'Duck pond' },
    ],
  },
  {
    id: 'roads',
    label: 'Roads',
    children: [
      { id: 'ring', label: 'Ring road (archived)', archived: true },
      { id: 'bridge', label: 'River bridge' },
    ],
  },
];
