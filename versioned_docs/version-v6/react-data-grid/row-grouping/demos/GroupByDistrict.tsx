import { DataGridPremium } from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

const groupColumn = { headerName: 'Group' };

export default function GroupByDistrict() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGridPremium
        rows={cityTrees}
        columns={treeColumns}
        initialState={{ rowGrouping: { model: ['district'] } }}
        groupingColDef={groupColumn}
        density="compact"
        hideFooter
        aria-label="Trees of a city by district"
      />
    </div>
  );
}
