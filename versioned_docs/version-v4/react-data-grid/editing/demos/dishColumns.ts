import type { GridColDef } from '@mui/x-data-grid';

export const dishColumns: GridColDef[] = [
  { field: 'name', headerName: 'Dish', editable: true, flex: 1, minWidth: 140 },
  {
    field: 'course',
    headerName: 'Course',
    type: 'singleSelect',
    valueOptions: ['Starter', 'Main', 'Dessert'],
    editable: true,
    width: 130,
  },
  { field: 'price', headerName: 'Euros', type: 'number', editable: true, width: 120 },
  { field: 'vegan', headerName: 'Vegan', type: 'boolean', width: 120 },
  { field: 'since', headerName: 'Since', type: 'date', editable: true, width: 130 },
];
