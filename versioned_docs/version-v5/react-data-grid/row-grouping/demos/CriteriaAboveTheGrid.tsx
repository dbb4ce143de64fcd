import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  GridToolbarContainer,
  gridColumnLookupSelector,
  gridRowGroupingSanitizedModelSelector,
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
    <GridToolbarContainer>
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
    </GridToolbarContainer>
  );
}

export default function CriteriaAboveTheGrid() {
  return (
    <div style={{ height: 306, width: '100%' }}>
      <DataGridPremium
        rows={cityTrees}
        columns={treeColumns}
        initialState={{ rowGrouping: { model: ['genus', 'district'] } }}
        components={{ Toolbar: CriteriaToolbar }}
        density="compact"
        hideFooter
        aria-label="Trees, with the criteria in the toolbar"
      />
    </div>
  );
}
