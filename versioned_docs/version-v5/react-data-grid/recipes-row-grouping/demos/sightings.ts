import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Sighting {
  id: number;
  region: string;
  habitat: string;
  bird: string;
  seen: number;
  observer: string;
}

export const sightings: Sighting[] = [
  { id: 1, region: 'Coast', habitat: 'Cliff', bird: 'Puffin', seen: 42, observer: 'Ines' },
  { id: 2, region: 'Coast', habitat: 'Beach', bird: 'Oystercatcher', seen: 17, observer: 'Ravi' },
  { id: 3, region: 'Hills', habitat: 'Moor', bird: 'Curlew', seen: 3, observer: 'Mona' },
  { id: 4, region: 'Lakes', habitat: 'Reeds', bird: 'Bittern', seen: 1, observer: 'Ines' },
  { id: 5, region: 'Coast', habitat: 'Cliff', bird: 'Fulmar', seen: 28, observer: 'Tomás' },
  { id: 6, region: 'Lakes', habitat: 'Water', bird: 'Grebe', seen: 12, observer: 'Ravi' },
  { id: 7, region: 'Lakes', habitat: 'Reeds', bird: 'Reed warbler', seen: 9, observer: 'Mona' },
  { id: 8, region: 'City', habitat: 'Park', bird: 'Swift', seen: 31, observer: 'Tomás' },
  { id: 9, region: 'Hills', habitat: 'Wood', bird: 'Jay', seen: 5, observer: 'Ravi' },
  { id: 10, region: 'Lakes', habitat: 'Water', bird: 'Goosander', seen: 4, observer: 'Ines' },
];

export const sightingColumns: GridColDef<Sighting>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'habitat', headerName: 'Habitat', width: 110 },
  { field: 'bird', headerName: 'Bird', width: 150 },
  { field: 'seen', headerName: 'Seen', type: 'number', width: 110 },
  { field: 'observer', headerName: 'Observer', width: 120 },
];
