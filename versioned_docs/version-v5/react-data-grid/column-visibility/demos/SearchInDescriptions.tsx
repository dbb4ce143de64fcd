import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { bakeries, bakeryColumns } from './bakeries';

// The search text arrives in lower case.
const searchPredicate = ({ field, description = '' }: GridColDef, text: string) =>
  `${field} ${description}`.toLowerCase().includes(text);

// The declaration asks for attributes that newer versions of @types/react do not have.
const ColumnsButton: React.ElementType = GridToolbarColumnsButton;

function ColumnsToolbar() {
  return (
    <GridToolbarContainer>
      <ColumnsButton />
    </GridToolbarContainer>
  );
}

export default function SearchInDescriptions() {
  return (
    <div style={{ height: 190, width: '100%' }}>
      <DataGrid
        rows={bakeries}
        columns={bakeryColumns}
        components={{ Toolbar: ColumnsToolbar }}
        componentsProps={{ columnsPanel: { searchPredicate } }}
        density="compact"
        hideFooter
        aria-label="Sales of bakeries by quarter"
      />
    </div>
  );
}
