import type { GridColDef } from '@mui/x-data-grid';

/** A charging point for cars. `opened` is null while it is being built. */
export interface Charger {
  id: number;
  site: string;
  town: string;
  power: number;
  status: 'free' | 'busy' | 'broken';
  roofed: boolean;
  opened: Date | null;
}

const statusLabels = { free: 'Free', busy: 'Occupied', broken: 'Out of order' };

export const chargerColumns: GridColDef[] = [
  { field: 'site', headerName: 'Site', flex: 1, minWidth: 125 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 135 },
  {
    field: 'power',
    headerName: 'kW',
    type: 'number',
    width: 125,
    // Without it, an empty condition hides all rows.
    valueParser: (value) => (value === '' || value == null ? undefined : Number(value)),
  },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: Object.entries(statusLabels).map(([value, label]) => ({ value, label })),
    // Version 4 shows the value of an option; the label is for the filter.
    valueFormatter: ({ value }) => statusLabels[value as Charger['status']],
    width: 140,
  },
  { field: 'roofed', headerName: 'Roof', type: 'boolean', width: 110 },
  { field: 'opened', headerName: 'Opened', type: 'date', width: 155 },
];

const points: Omit<Charger, 'id'>[] = [
  {
    site: 'Station Square',
    town: 'Zürich',
    power: 150,
    status: 'free',
    roofed: true,
    opened: new Date(2023, 4, 12),
  },
  {
    site: 'Lido Car Park',
    town: 'Lugano',
    power: 22,
    status: 'busy',
    roofed: false,
    opened: new Date(2021, 8, 3),
  },
  {
    site: 'Old Brewery',
    town: 'Neuchâtel',
    power: 50,
    status: 'broken',
    roofed: true,
    opened: new Date(2022, 10, 24),
  },
  {
    site: 'Airport P4',
    town: 'Genève',
    power: 300,
    status: 'busy',
    roofed: true,
    opened: new Date(2024, 5, 1),
  },
  {
    site: 'Fairground',
    town: 'Bern',
    power: 150,
    status: 'free',
    roofed: false,
    opened: new Date(2024, 2, 18),
  },
  { site: 'Rose Garden', town: 'Bern', power: 22, status: 'broken', roofed: false, opened: null },
  {
    site: 'Harbour',
    town: 'Genève',
    power: 50,
    status: 'free',
    roofed: false,
    opened: new Date(2022, 6, 9),
  },
  {
    site: 'Technopark',
    town: 'Zürich',
    power: 300,
    status: 'free',
    roofed: true,
    opened: new Date(2025, 0, 30),
  },
];

export const chargers: Charger[] = points.map((point, index) => ({ id: index + 1, ...point }));
