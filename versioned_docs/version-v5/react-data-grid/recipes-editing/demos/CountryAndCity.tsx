import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridEditSingleSelectCellProps,
} from '@mui/x-data-grid';

interface Branch {
  id: number;
  manager: string;
  country: string;
  city: string;
}

const cities: Record<string, string[]> = {
  Japan: ['Kyoto', 'Osaka', 'Sapporo'],
  Kenya: ['Kisumu', 'Mombasa', 'Nairobi'],
  Peru: ['Arequipa', 'Cusco', 'Lima'],
};

function CountrySelect(props: GridEditSingleSelectCellProps) {
  const apiRef = useGridApiContext();

  // A city of the previous country must not remain.
  const clearCity = () =>
    apiRef.current.setEditCellValue({ id: props.id, field: 'city', value: '' });

  return (
    <GridEditSingleSelectCell {...props} onValueChange={async () => void (await clearCity())} />
  );
}

const columns: GridColDef<Branch>[] = [
  { field: 'manager', headerName: 'Manager', flex: 1, minWidth: 120 },
  {
    field: 'country',
    headerName: 'Country',
    type: 'singleSelect',
    valueOptions: Object.keys(cities),
    editable: true,
    width: 120,
    renderEditCell: (params) => <CountrySelect {...params} />,
  },
  {
    field: 'city',
    headerName: 'City',
    type: 'singleSelect',
    // While the row is edited, the country is the one that was chosen and not yet saved.
    valueOptions: ({ row }) => (row ? (cities[row.country] ?? []) : Object.values(cities).flat()),
    editable: true,
    width: 130,
    preProcessEditCellProps: ({ props }) => ({ ...props, error: !props.value }),
  },
];

const experimentalFeatures = { newEditingApi: true };

export default function CountryAndCity() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={branches}
        columns={columns}
        experimentalFeatures={experimentalFeatures}
        disableIgnoreModificationsIfProcessingProps
        editMode="row"
        density="compact"
        hideFooter
        aria-label="Branches whose city follows the country"
      />
    </div>
  );
}

const branches: Branch[] = [
  { id: 1, manager: 'Aiko Tan', country: 'Japan', city: 'Osaka' },
  { id: 2, manager: 'Peter Otieno', country: 'Kenya', city: 'Nairobi' },
  { id: 3, manager: 'Rosa Quispe', country: 'Peru', city: 'Cusco' },
];
