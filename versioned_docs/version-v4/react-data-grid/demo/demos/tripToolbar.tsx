import * as React from 'react';
import Button from '@material-ui/core/Button';
import {
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  GridToolbarFilterButton,
  useGridSlotComponentProps,
} from '@mui/x-data-grid-pro';

// The declarations ask for attributes that newer versions of @types/react do not have.
const ColumnsButton: React.ElementType = GridToolbarColumnsButton;
const FilterButton: React.ElementType = GridToolbarFilterButton;
const DensityButton: React.ElementType = GridToolbarDensitySelector;
const ExportButton: React.ElementType = GridToolbarExport;

/** The buttons of the package, one to filter from code, and what the filtered rows add up to. */
export default function TripToolbar() {
  const { apiRef, state, rows } = useGridSlotComponentProps();
  const { visibleRowsLookup } = state.visibleRows;
  const summary = React.useMemo(() => {
    // A row that is missing in the lookup passes the filter.
    const passing = rows.filter((row) => visibleRowsLookup[row['id']] !== false);
    const kilometers = passing.reduce((sum, row) => sum + Number(row['kilometers']), 0);
    return `${passing.length.toLocaleString('en')} trips, ${Math.round(kilometers).toLocaleString('en')} km`;
  }, [rows, visibleRowsLookup]);

  const showLateInPorto = () =>
    apiRef.current.setFilterModel({
      items: [
        { id: 1, columnField: 'city', operatorValue: 'equals', value: 'Porto' },
        { id: 2, columnField: 'state', operatorValue: 'is', value: 'late' },
      ],
    });

  return (
    <GridToolbarContainer>
      <ColumnsButton />
      <FilterButton />
      <DensityButton />
      <ExportButton />
      <Button size="small" color="primary" onClick={showLateInPorto}>
        Late in Porto
      </Button>
      <span role="status" style={{ marginInlineStart: 'auto', padding: '0 8px' }}>
        {summary}
      </span>
    </GridToolbarContainer>
  );
}
