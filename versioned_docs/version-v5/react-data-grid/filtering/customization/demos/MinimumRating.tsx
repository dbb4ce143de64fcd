import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridFilterInputValueProps,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { flatColumns, flats, type Flat } from './flats';

function RatingInput({ item, applyValue }: GridFilterInputValueProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-end', height: 48, pl: 2 }}>
      <Rating
        name="minimum-rating"
        value={Number(item.value) || null}
        onChange={(_, stars) => applyValue({ ...item, value: stars ?? undefined })}
      />
    </Box>
  );
}

const atLeast: GridFilterOperator<Flat, number> = {
  label: 'at least',
  value: 'atLeast',
  getApplyFilterFn: ({ value }) =>
    value ? ({ value: rating = 0 }) => rating >= Number(value) : null,
  InputComponent: RatingInput,
  getValueAsString: (value) => `${value} of 5`,
};

const columns: GridColDef<Flat>[] = flatColumns.map((column) =>
  column.field === 'rating' ? { ...column, filterOperators: [atLeast] } : column,
);

export default function MinimumRating() {
  return (
    <div style={{ height: 258, width: '100%' }}>
      <DataGrid
        rows={flats}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ columnField: 'rating', operatorValue: 'atLeast', value: 4 }] },
          },
        }}
        density="compact"
        hideFooter
        aria-label="Flats with at least four stars"
      />
    </div>
  );
}
