import Button from '@material-ui/core/Button';
import { DataGridPro, useGridApiRef, type GridColumns } from '@mui/x-data-grid-pro';

/** High water on each day of a fortnight: springs in the middle, neaps at the ends. */
const rows = Array.from({ length: 15 }, (_, index) => ({
  id: index,
  day: new Date(2021, 9, 1 + index),
  metres: Number((4.1 + 1.3 * Math.sin((index * Math.PI) / 14)).toFixed(1)),
}));

const columns: GridColumns = [
  { field: 'day', headerName: 'Day', type: 'date', flex: 1, minWidth: 130 },
  { field: 'metres', headerName: 'High water (m)', type: 'number', width: 190 },
];

export default function ProTides() {
  const apiRef = useGridApiRef();
  const showHighest = () => {
    apiRef.current.selectRow(7);
    apiRef.current.scrollToIndexes({ rowIndex: 7, colIndex: 0 });
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={showHighest}>Show the highest tide</Button>
      <Button onClick={() => apiRef.current.exportDataAsCsv()}>Save as CSV</Button>
      <div style={{ height: 300, marginTop: 8 }}>
        <DataGridPro
          aria-label="High water, first half of October"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
