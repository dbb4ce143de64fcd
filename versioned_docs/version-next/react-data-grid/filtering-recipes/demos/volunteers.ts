import type { GridColDef } from '@mui/x-data-grid';

/** A volunteer of a music festival. */
export interface Volunteer {
  id: number;
  name: string;
  team: string;
  shifts: number;
  firstAid: boolean;
}

export const volunteerColumns: GridColDef<Volunteer>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 120 },
  { field: 'shifts', headerName: 'Shifts', type: 'number', width: 100 },
  { field: 'firstAid', headerName: 'First aid', type: 'boolean', width: 110 },
];

export const volunteers: Volunteer[] = [
  { id: 1, name: 'Amira Said', team: 'Gate', shifts: 3, firstAid: true },
  { id: 2, name: 'Bo Jensen', team: 'Stage', shifts: 5, firstAid: false },
  { id: 3, name: 'Carla Ruiz', team: 'Kitchen', shifts: 2, firstAid: false },
  { id: 4, name: 'Dawit Bekele', team: 'Gate', shifts: 4, firstAid: false },
  { id: 5, name: 'Elsa Lind', team: 'Stage', shifts: 1, firstAid: true },
  { id: 6, name: 'Farid Noor', team: 'Kitchen', shifts: 6, firstAid: true },
];
