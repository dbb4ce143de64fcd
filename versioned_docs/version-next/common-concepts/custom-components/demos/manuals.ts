export const manuals = [
  {
    id: 'pumps',
    label: 'Pumps',
    children: [
      { id: 'pumps-install', label: 'Installation' },
      { id: 'pumps-service', label: 'Yearly service' },
    ],
  },
  {
    id: 'valves',
    label: 'Valves',
    children: [{ id: 'valves-spares', label: 'Spare parts' }],
  },
];
