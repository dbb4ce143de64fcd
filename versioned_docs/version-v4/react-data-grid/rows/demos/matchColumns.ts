import type { GridColDef } from '@mui/x-data-grid';
import type { Match } from './matches';

export const matchColumns: GridColDef[] = [
  { field: 'home', headerName: 'Home', flex: 1, minWidth: 100 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 100 },
  {
    field: 'goals',
    headerName: 'Goals',
    width: 120,
    valueFormatter: ({ value: goals }) => formatGoals(goals as Match['goals']),
  },
  { field: 'status', headerName: 'Status', width: 120 },
];

const formatGoals = (goals: Match['goals']) => (goals ? goals.join(' : ') : '–');
