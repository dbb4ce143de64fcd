import type { GridColDef } from '@mui/x-data-grid-pro';

/** A day of shooting a film, with the scenes that are planned. */
export interface Shoot {
  id: number;
  place: string;
  date: Date;
  crew: number;
  call: string;
  scenes: { number: string; what: string; minutes: number }[];
}

export const shoots: Shoot[] = [
  {
    id: 1,
    place: 'Old ferry pier',
    date: new Date(2025, 5, 2),
    crew: 34,
    call: '5:30',
    scenes: [
      { number: '12', what: 'Mara misses the boat', minutes: 95 },
      { number: '14', what: 'Letter in the wind', minutes: 60 },
      { number: '41', what: 'Return at dusk', minutes: 120 },
    ],
  },
  {
    id: 2,
    place: 'Kitchen, studio B',
    date: new Date(2025, 5, 3),
    crew: 22,
    call: '8:00',
    scenes: [{ number: '3', what: 'Breakfast without words', minutes: 180 }],
  },
  {
    id: 3,
    place: 'Tram depot',
    date: new Date(2025, 5, 5),
    crew: 41,
    call: '20:00',
    scenes: [
      { number: '27', what: 'Chase between the trams', minutes: 210 },
      { number: '28', what: 'The lights go out', minutes: 75 },
    ],
  },
];

export const shootColumns: GridColDef<Shoot>[] = [
  { field: 'place', headerName: 'Place', flex: 1, minWidth: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'crew', headerName: 'Crew', type: 'number', width: 90 },
];
