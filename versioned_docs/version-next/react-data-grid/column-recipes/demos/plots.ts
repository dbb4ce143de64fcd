import type { GridColDef } from '@mui/x-data-grid-pro';

/** A plot of an allotment garden. */
export interface Plot {
  id: string;
  tenant: string;
  area: number;
  crop: string;
}

export const plots: Plot[] = [
  { id: 'A1', tenant: 'Wen Li', area: 180, crop: 'Beans' },
  { id: 'A2', tenant: 'Greta Lund', area: 210, crop: 'Currants' },
  { id: 'B1', tenant: 'Omar Said', area: 165, crop: 'Squash' },
];

export const plotColumns: GridColDef<Plot>[] = [
  { field: 'id', headerName: 'Plot', width: 90 },
  { field: 'tenant', headerName: 'Tenant', width: 140 },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 110 },
  { field: 'crop', headerName: 'Crop', width: 120 },
];
