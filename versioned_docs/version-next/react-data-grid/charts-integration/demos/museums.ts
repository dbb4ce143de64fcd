import type { GridColDef } from '@mui/x-data-grid-premium';

/** A quarter of a museum. */
export interface MuseumQuarter {
  id: number;
  museum: string;
  quarter: string;
  visitors: number;
  revenue: number;
}

const lines: [museum: string, quarter: string, visitors: number, revenue: number][] = [
  ['Sea', 'Q1', 8200, 61500],
  ['Sea', 'Q2', 12400, 97300],
  ['Sea', 'Q3', 17900, 140800],
  ['Sea', 'Q4', 9100, 70200],
  ['Air', 'Q1', 5600, 44800],
  ['Air', 'Q2', 7300, 60100],
  ['Air', 'Q3', 9800, 82400],
  ['Air', 'Q4', 6100, 50300],
];

export const museums: MuseumQuarter[] = lines.map(
  ([museum, quarter, visitors, revenue], index) => ({
    id: index + 1,
    museum,
    quarter,
    visitors,
    revenue,
  }),
);

export const museumColumns: GridColDef<MuseumQuarter>[] = [
  { field: 'museum', headerName: 'Museum', width: 110 },
  { field: 'quarter', headerName: 'Quarter', width: 90 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 100 },
  { field: 'revenue', headerName: 'Revenue (€)', type: 'number', width: 120 },
];
