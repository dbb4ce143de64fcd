import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Badge {
  id: number;
  person: string;
  label: string;
}

const inputProps = { root: { slotProps: { htmlInput: { maxLength: 12 } } } };

const columns: GridColDef<Badge>[] = [
  { field: 'person', headerName: 'Person', flex: 1, minWidth: 130 },
  {
    field: 'label',
    headerName: 'On the badge',
    editable: true,
    flex: 1,
    minWidth: 130,
    renderEditCell: (params: GridRenderEditCellParams<Badge>) => (
      <GridEditInputCell {...params} slotProps={inputProps} />
    ),
  },
];

export default function LimitedLength() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={badges}
        columns={columns}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Badges of twelve letters' } }}
      />
    </div>
  );
}

const badges: Badge[] = [
  { id: 1, person: 'Ines Marques', label: 'Ines M.' },
  { id: 2, person: 'Tomasz Zielinski', label: 'Tomasz' },
  { id: 3, person: 'Aiyana Begaye', label: 'Aiyana' },
];
