import {
  DataGrid,
  GridFooterContainer,
  gridColumnDefinitionsSelector,
  gridVisibleColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { coffeeLots, type CoffeeLot } from './coffeeLots';

function ColumnFooter() {
  const apiRef = useGridApiContext();
  const defined = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const visible = useGridSelector(apiRef, gridVisibleColumnDefinitionsSelector);
  const names = visible.map(({ headerName, field }) => headerName ?? field).join(', ');

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      {`${visible.length} of ${defined.length} columns: ${names}`}
    </GridFooterContainer>
  );
}

const columns: GridColDef<CoffeeLot>[] = [
  { field: 'id', headerName: 'Lot', width: 110 },
  { field: 'variety', headerName: 'Variety', flex: 1, minWidth: 130 },
  { field: 'bags', headerName: 'Bags', type: 'number', width: 110 },
  { field: 'score', headerName: 'Score', type: 'number', width: 110 },
];

export default function ColumnsInTheFooter() {
  return (
    <div style={{ height: 275, width: '100%' }}>
      <DataGrid
        rows={coffeeLots}
        columns={columns}
        initialState={{ columns: { columnVisibilityModel: { score: false } } }}
        components={{ Footer: ColumnFooter }}
        density="compact"
        aria-label="Coffee lots, with the columns listed below"
      />
    </div>
  );
}
