export const visitors = [
  {
    id: 'Asia',
    label: 'Asia',
    countries: [
      { id: 'jp', label: 'Japan', value: 4100 },
      { id: 'kr', label: 'Korea', value: 2600 },
      { id: 'in', label: 'India', value: 1900 },
    ],
  },
  {
    id: 'Europe',
    label: 'Europe',
    countries: [
      { id: 'fr', label: 'France', value: 5200 },
      { id: 'pl', label: 'Poland', value: 3300 },
      { id: 'gr', label: 'Greece', value: 1100 },
    ],
  },
  {
    id: 'Africa',
    label: 'Africa',
    countries: [
      { id: 'eg', label: 'Egypt', value: 900 },
      { id: 'ke', label: 'Kenya', value: 700 },
    ],
  },
];
