import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { consumption, meterColumns } from './consumption';

function TotalFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.kilowattHours), 0);

  return <Box sx={{ p: 1.5, textAlign: 'end' }}>{total.toLocaleString('en')} kWh</Box>;
}

export default function TotalWithoutPremium() {
  return (
    <div style={{ height: 310, width: '100%' }}>
      <DataGrid
        rows={consumption}
        columns={meterColumns}
        components={{ Footer: TotalFooter }}
        density="compact"
        aria-label="Energy, with a total that the footer computes"
      />
    </div>
  );
}
