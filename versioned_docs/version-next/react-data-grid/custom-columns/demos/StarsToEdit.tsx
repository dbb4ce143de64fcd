import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { stalls, type Stall } from './stalls';

function EditStars(params: GridRenderEditCellParams<Stall, number>) {
  const { id, field, value = 0, row, hasFocus } = params;
  const apiRef = useGridApiContext();
  const stars = React.useRef<HTMLElement>(null);

  React.useEffect(() => {
    if (hasFocus) {
      stars.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      name={`stars-${id}`}
      aria-label={`Stars of ${row.name}`}
      size="small"
      ref={stars}
      sx={{ px: 1 }}
      value={value}
      onChange={(_, next) => apiRef.current.setEditCellValue({ id, field, value: next ?? 0 })}
    />
  );
}

const columns: GridColDef<Stall>[] = [
  { field: 'name', headerName: 'Stall', flex: 1, minWidth: 110 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 140,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating value={value} size="small" readOnly />,
    renderEditCell: (params) => <EditStars {...params} />,
  },
];

export default function StarsToEdit() {
  return (
    <div style={{ height: 216, width: '100%' }}>
      <DataGrid rows={stalls} columns={columns} hideFooter label="Stalls, with stars to edit" />
    </div>
  );
}
