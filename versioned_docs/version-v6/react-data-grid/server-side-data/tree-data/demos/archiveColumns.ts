import type { DataGridProProps, GridColDef, GridValueGetterParams } from '@mui/x-data-grid-pro';
import type { ArchiveItem } from './archiveServer';

export const archiveColumns: GridColDef<ArchiveItem>[] = [
  {
    field: 'year',
    headerName: 'From',
    type: 'number',
    width: 100,
    valueFormatter: ({ value }) => (value === undefined ? '' : String(value)),
  },
  { field: 'count', headerName: 'Items', type: 'number', width: 100 },
];

export const getArchivePath = (row: ArchiveItem) => row.path;

export const archiveTreeColumn: DataGridProProps['groupingColDef'] = {
  headerName: 'Archive',
  flex: 1,
  minWidth: 150,
  // It would count the rows that are loaded.
  hideDescendantCount: true,
  valueGetter: ({ row }: GridValueGetterParams<ArchiveItem>) => row.name,
};
