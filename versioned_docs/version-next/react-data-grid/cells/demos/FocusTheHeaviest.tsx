import Button from '@mui/material/Button';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { hives, type Hive } from './hives';

const columns: GridColDef<Hive>[] = [
  { field: 'id', headerName: 'Hive', width: 100 },
  { field: 'queen', headerName: 'Queen of', type: 'number', width: 100, valueFormatter: String },
  { field: 'grams', headerName: 'Grams', type: 'number', flex: 1, minWidth: 100 },
];

export default function FocusTheHeaviest() {
  const apiRef = useGridApiRef();

  const focusHeaviest = () => {
    const api = apiRef.current;
    if (!api) {
      return;
    }
    const ids = gridExpandedSortedRowIdsSelector(apiRef);
    const weights = ids.map((id) => api.getCellValue(id, 'grams'));
    const rowIndex = weights.indexOf(Math.max(...weights));
    if (rowIndex >= 0) {
      api.scrollToIndexes({ rowIndex, colIndex: api.getColumnIndex('grams') });
      api.setCellFocus(ids[rowIndex], 'grams');
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={focusHeaviest}>Focus the heaviest hive</Button>
      <div style={{ height: 186 }}>
        <DataGrid
          apiRef={apiRef}
          rows={hives}
          columns={columns}
          density="compact"
          hideFooter
          label="Hives, with a cell focused from outside"
        />
      </div>
    </div>
  );
}
