import { DataGridPro, type GridPinnedRowsProp } from '@mui/x-data-grid-pro';
import { shareColumns, shares, sumOf, type Share } from './shares';

const pinnedRows: GridPinnedRowsProp<Share> = {
  top: [{ id: 'Last year', shares: 61, yield: 1655 }],
  bottom: [sumOf(shares, 'Total')],
};

const experimentalFeatures = { rowPinning: true };

export default function TotalBelow() {
  return (
    <div style={{ height: 260, width: '100%' }}>
      <DataGridPro
        rows={shares}
        columns={shareColumns}
        pinnedRows={pinnedRows}
        experimentalFeatures={experimentalFeatures}
        density="compact"
        hideFooter
        aria-label="Shares, with pinned sums"
      />
    </div>
  );
}
