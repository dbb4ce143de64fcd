import * as React from 'react';
import Slider from '@material-ui/core/Slider';
import { DataGrid, type GridColDef, type GridRenderEditCellParams } from '@mui/x-data-grid';

function StarsInput({ id, field, value, api, hasFocus }: GridRenderEditCellParams) {
  const ref = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLElement>('[role="slider"]')?.focus();
    }
  }, [hasFocus]);

  return (
    <Slider
      ref={ref}
      aria-label="Stars"
      style={{ margin: '0 12px' }}
      value={Number(value)}
      onChange={(event, stars) =>
        api.setEditCellValue({ id, field, value: stars }, event as React.SyntheticEvent)
      }
      min={1}
      max={5}
      marks
      valueLabelDisplay="auto"
    />
  );
}

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    editable: true,
    width: 150,
    renderEditCell: (params) => <StarsInput {...params} />,
  },
];

export default function StarsEditor() {
  return (
    <div style={{ height: 150, width: '100%' }}>
      <DataGrid
        rows={reviews}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Reviews of dishes"
      />
    </div>
  );
}

const reviews = [
  { id: 1, dish: 'Lentil soup', stars: 4 },
  { id: 2, dish: 'Aubergine curry', stars: 5 },
  { id: 3, dish: 'Lemon tart', stars: 3 },
];
