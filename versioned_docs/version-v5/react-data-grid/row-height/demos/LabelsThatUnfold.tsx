import * as React from 'react';
import Link from '@mui/material/Link';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { exhibits, type Exhibit } from './exhibits';

function FoldedLabel({ value = '', row, tabIndex }: GridRenderCellParams<string, Exhibit>) {
  const [open, setOpen] = React.useState(false);

  if (value.length < 50) {
    return <>{value}</>;
  }
  return (
    <div>
      {open ? value : `${value.slice(0, 40)}… `}
      <Link
        component="button"
        tabIndex={tabIndex}
        aria-expanded={open}
        aria-label={`Show ${open ? 'less' : 'more'} of ${row.name}`}
        onClick={() => setOpen(!open)}
      >
        {open ? 'less' : 'more'}
      </Link>
    </div>
  );
}

const columns: GridColDef<Exhibit>[] = [
  { field: 'name', headerName: 'Exhibit', width: 120 },
  {
    field: 'label',
    headerName: 'Label',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <FoldedLabel {...params} />,
  },
];

const getRowHeight = () => 'auto' as const;

export default function LabelsThatUnfold() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={exhibits}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
        aria-label="Exhibits, with labels that unfold"
      />
    </div>
  );
}
