import type { GridColDef } from '@mui/x-data-grid';

/** An exhibit with the text of its label, from a few words to several lines. */
export interface Exhibit {
  id: number;
  name: string;
  year: number;
  label: string;
  star?: boolean;
}

export const exhibits: Exhibit[] = [
  { id: 1, name: 'Tide clock', year: 1788, label: 'Shows high water for four harbours.' },
  {
    id: 2,
    name: 'Star globe',
    year: 1693,
    star: true,
    label:
      'Made of 24 paper gores on a plaster shell. The names of the constellations were added by hand and corrected twice, the last time after the comet of 1744.',
  },
  { id: 3, name: 'Pocket dial', year: 1721, label: 'Brass, for latitudes from 46 to 52 degrees.' },
  {
    id: 4,
    name: 'Signal lamp',
    year: 1856,
    label:
      'Burned rapeseed oil. Keepers had to trim the wick every four hours, which the log on the shelf below records for eleven winters.',
  },
  { id: 5, name: 'Sounding lead', year: 1804, label: 'Filled with tallow to bring up sand.' },
];

export const exhibitColumns: GridColDef<Exhibit>[] = [
  { field: 'name', headerName: 'Exhibit', width: 120 },
  { field: 'year', headerName: 'Year', width: 80 },
  { field: 'label', headerName: 'Label', flex: 1, minWidth: 180 },
];
