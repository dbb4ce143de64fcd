import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { exhibitColumns, exhibits, type Exhibit } from './exhibits';

const columns = exhibitColumns.map((column): GridColDef<Exhibit> =>
  column.field === 'label'
    ? { ...column, renderCell: ({ value }) => <div className="two-lines">{value}</div> }
    : column,
);

const getRowHeight = () => 'auto' as const;

export default function BetweenTwoLimits() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={exhibits}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{
          // The grid sets `min-height` inline.
          [`& .${gridClasses.cell}`]: { minHeight: '52px !important', py: 1.5 },
          '& .two-lines': {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
          },
        }}
        hideFooter
        aria-label="Exhibits, neither too low nor too tall"
      />
    </div>
  );
}
