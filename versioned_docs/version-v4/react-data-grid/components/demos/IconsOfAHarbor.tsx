import * as React from 'react';
import SvgIcon, { type SvgIconProps } from '@material-ui/core/SvgIcon';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { berths, berthColumns } from './berths';

const iconOf = (path: string) =>
  function Icon(props: SvgIconProps) {
    return (
      <SvgIcon {...props}>
        <path d={path} />
      </SvgIcon>
    );
  };

function Dash({ titleAccess }: { titleAccess?: string }) {
  return (
    <span role="img" aria-label={titleAccess}>
      –
    </span>
  );
}

const components = {
  BooleanCellTrueIcon: iconOf(
    'M11 3h2v4h3v2h-3v9c3 0 5-2 5-5h2c0 5-4 8-8 8s-8-3-8-8h2c0 3 2 5 5 5V9H8V7h3z',
  ),
  BooleanCellFalseIcon: Dash,
  ColumnMenuIcon: iconOf('M4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z'),
  ColumnSortedAscendingIcon: iconOf('M7 15l5-6 5 6z'),
  ColumnSortedDescendingIcon: iconOf('M7 9l5 6 5-6z'),
};

const rows = berths.slice(0, 5);

export default function IconsOfAHarbor() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'meters', sort: 'desc' },
  ]);

  return (
    <div style={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={berthColumns}
        components={components}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        density="compact"
        hideFooter
        aria-label="Berths, with custom icons"
      />
    </div>
  );
}
