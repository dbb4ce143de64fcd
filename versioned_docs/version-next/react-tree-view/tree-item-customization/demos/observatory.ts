export interface Device {
  id: string;
  label: string;
  kind: 'dome' | 'telescope' | 'camera';
  inService?: boolean;
  children?: Device[];
}

export const observatory: Device[] = [
  {
    id: 'north',
    label: 'North dome',
    kind: 'dome',
    children: [
      {
        id: 'reflector',
        label: 'Reflector, 1.2 m',
        kind: 'telescope',
        children: [
          { id: 'ccd', label: 'CCD camera', kind: 'camera', inService: true },
          { id: 'infrared', label: 'Infrared camera', kind: 'camera' },
        ],
      },
      { id: 'finder', label: 'Finder scope', kind: 'telescope' },
    ],
  },
  {
    id: 'south',
    label: 'South dome',
    kind: 'dome',
    children: [{ id: 'refractor', label: 'Refractor', kind: 'telescope', inService: true }],
  },
];
