import Button from '@material-ui/core/Button';
import { DataGrid, GridFooterContainer, useGridSlotComponentProps } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

function LengthFooter() {
  const { apiRef, state, rows, options } = useGridSlotComponentProps();
  // A row that is missing in the lookup passes the filter.
  const passing = rows.filter((row) => state.visibleRows.visibleRowsLookup[row['id']] !== false);
  const meters = passing.reduce((sum, row) => sum + Number(row['meters']), 0);
  const padding = options.density === 'compact' ? '4px 16px' : '8px 16px';

  const showLongShips = () =>
    apiRef.current.setFilterModel({
      items: [{ id: 1, columnField: 'meters', operatorValue: '>=', value: '120' }],
    });

  return (
    <GridFooterContainer style={{ padding }}>
      <span aria-live="polite">{`${passing.length} ships, ${meters} m`}</span>
      <Button size="small" onClick={showLongShips}>
        120 m and more
      </Button>
    </GridFooterContainer>
  );
}

const components = { Footer: LengthFooter };

export default function LengthInTheFooter() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={components}
        density="compact"
        aria-label="Berths, with the length of the ships"
      />
    </div>
  );
}
