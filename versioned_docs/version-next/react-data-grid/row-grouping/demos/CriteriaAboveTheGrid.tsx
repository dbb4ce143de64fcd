import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
  Toolbar,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import { cityTrees, treeColumns } from './cityTrees';

function CriteriaToolbar() {
  const apiRef = useGridApiContext();
  const model = useGridSelector(apiRef, gridRowGroupingSanitizedModelSelector);
  const columns = useGridSelector(apiRef, gridColumnLookupSelector);
  const rest = treeColumns.slice(0, 3).filter(({ field }) => !model.includes(field));

  return (
    <Toolbar style={{ flexWrap: 'wrap', justifyContent: 'flex-start' }}>
      {model.map((field, index) => (
        <Chip
          key={field}
          label={`${index + 1}. ${columns[field].headerName}`}
          color="primary"
          onClick={() => apiRef.current.setRowGroupingCriteriaIndex(field, 0)}
          onDelete={() => apiRef.current.removeRowGroupingCriteria(field)}
        />
      ))}
      {rest.map(({ field, headerName }) => (
        <Chip
          key={field}
          label={`+ ${headerName}`}
          variant="outlined"
          onClick={() => apiRef.current.addRowGroupingCriteria(field)}
        />
      ))}
    </Toolbar>
  );
}

export default function CriteriaAboveTheGrid() {
  return (
    <div style={{ height: 306, width: '100%' }}>
      <DataGridPremium
        rows={cityTrees}
        columns={treeColumns}
        initialState={{ rowGrouping: { model: ['genus', 'district'] } }}
        slots={{ toolbar: CriteriaToolbar }}
        showToolbar
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Trees, with the criteria in the toolbar' } }}
      />
    </div>
  );
}
