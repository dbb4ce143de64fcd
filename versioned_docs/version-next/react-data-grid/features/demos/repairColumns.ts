import type { GridColDef } from '@mui/x-data-grid';
import { REPAIR_STATES, type Repair } from './repairs';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export const repairColumns: GridColDef<Repair>[] = [
  { field: 'bicycle', headerName: 'Bicycle', width: 130 },
  { field: 'owner', headerName: 'Owner', width: 150 },
  { field: 'mechanic', headerName: 'Mechanic', width: 110 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: [...REPAIR_STATES],
    editable: true,
    width: 110,
  },
  { field: 'due', headerName: 'Due', type: 'date', editable: true, width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true, width: 90 },
  {
    field: 'parts',
    headerName: 'Parts',
    type: 'number',
    editable: true,
    width: 110,
    valueFormatter: (value: number | null) => (value == null ? '' : euros.format(value)),
  },
  { field: 'complaint', headerName: 'Complaint', type: 'longText', editable: true, width: 240 },
];
