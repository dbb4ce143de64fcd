import Button from '@mui/material/Button';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridRootProps,
  useGridSelector,
} from '@mui/x-data-grid';
import { berths, berthColumns, type Berth } from './berths';

function LengthFooter() {
  const apiRef = useGridApiContext();
  const { density } = useGridRootProps();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const meters = entries.reduce((sum, { model }) => sum + (model as Berth).meters, 0);

  const showLongShips = () =>
    apiRef.current.setFilterModel({
      items: [{ columnField: 'meters', operatorValue: '>=', value: 120 }],
    });

  return (
    <GridFooterContainer sx={{ px: 2, py: density === 'compact' ? 0.5 : 1 }}>
      <span>{`${entries.length} ships, ${meters} m`}</span>
      <Button size="small" onClick={showLongShips}>
        120 m and more
      </Button>
    </GridFooterContainer>
  );
}

export default function LengthInTheFooter() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={berths}
        columns={berthColumns}
        components={{ Footer: LengthFooter }}
        density="compact"
        aria-label="Berths, with the length of the ships"
      />
    </div>
  );
}
