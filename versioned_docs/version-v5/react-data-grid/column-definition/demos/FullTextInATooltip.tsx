import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { loans, type Loan } from './loans';

function ClippedText({ value = '', hasFocus }: GridRenderCellParams<string, Loan>) {
  const [clipped, setClipped] = React.useState(false);
  const measure = ({ currentTarget: { scrollWidth, clientWidth } }: React.SyntheticEvent) =>
    setClipped(scrollWidth > clientWidth);

  return (
    <Tooltip title={clipped ? value : ''} describeChild placement="bottom-start">
      <span
        style={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' }}
        tabIndex={hasFocus ? 0 : -1}
        onMouseEnter={measure}
        onFocus={measure}
      >
        {value}
      </span>
    </Tooltip>
  );
}

const columns: GridColDef<Loan>[] = [
  { field: 'instrument', headerName: 'Instrument', width: 120 },
  {
    field: 'remarks',
    headerName: 'Remarks',
    flex: 1,
    minWidth: 150,
    renderCell: (params) => <ClippedText {...params} />,
  },
];

export default function FullTextInATooltip() {
  return (
    <div style={{ height: 186, width: '100%', maxWidth: 480 }}>
      <DataGrid
        rows={loans}
        columns={columns}
        density="compact"
        hideFooter
        aria-label="Remarks on instruments"
      />
    </div>
  );
}
