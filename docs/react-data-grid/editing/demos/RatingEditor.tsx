import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

interface Review {
  id: number;
  dish: string;
  stars: number;
}

function StarsInput({ id, field, value, hasFocus }: GridRenderEditCellParams<Review, number>) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>(`input[value="${value ?? ''}"]`)?.focus();
    }
  }, [hasFocus, value]);

  return (
    <Rating
      ref={ref}
      name={`stars-${id}`}
      value={value}
      onChange={(_, stars) => apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 })}
    />
  );
}

const columns: GridColDef<Review>[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    editable: true,
    display: 'flex',
    width: 150,
    renderCell: ({ value }) => <Rating value={value} readOnly />,
    renderEditCell: (params) => <StarsInput {...params} />,
  },
];

export default function RatingEditor() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={reviews}
        columns={columns}
        onCellEditStart={({ reason }, event) => {
          // A printable key starts with an empty cell and would erase the rating.
          event.defaultMuiPrevented = reason === 'printableKeyDown';
        }}
        density="compact"
        hideFooter
        slotProps={{ main: { 'aria-label': 'Reviews of dishes' } }}
      />
    </div>
  );
}

const reviews: Review[] = [
  { id: 1, dish: 'Lentil soup', stars: 4 },
  { id: 2, dish: 'Aubergine curry', stars: 5 },
  { id: 3, dish: 'Lemon tart', stars: 3 },
];
