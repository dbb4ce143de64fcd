import * as React from 'react';
import { render } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import {
  DataGridPremium,
  type GridCellParams,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, site: 'Mill', kwh: 4 },
  { id: 2, site: 'Mill', kwh: 6 },
];
const initialState = {
  rowGrouping: { model: ['site'] },
  aggregation: { model: { kwh: 'sum' } },
};

const belowTheRows = () => 'footer' as const;

function Energy({ kwh }: { kwh: Partial<GridColDef> }) {
  return (
    <div style={{ width: 700, height: 500 }}>
      <DataGridPremium
        rows={rows}
        columns={[{ field: 'site' }, { field: 'kwh', type: 'number', ...kwh } as GridColDef]}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={belowTheRows}
        disableVirtualization
      />
    </div>
  );
}

describe('#drag-handle', () => {
  const columns = [
    { field: 'site', resizable: false },
    { field: 'kwh' },
    { field: 'id', resizable: true },
  ];
  const handlesOf = (Grid: typeof DataGrid | typeof DataGridPro) => {
    const { unmount } = render(
      <div style={{ width: 700, height: 300 }}>
        <Grid rows={rows} columns={columns} disableVirtualization />
      </div>,
    );
    const handles = [...document.querySelectorAll('.MuiDataGrid-columnSeparator')].map((line) =>
      line.classList.contains('MuiDataGrid-columnSeparator--resizable'),
    );
    unmount();
    return handles;
  };

  test('In the `DataGridPro`, it is a handle, except where `resizable` is `false`.', () => {
    expect(handlesOf(DataGridPro)).toEqual([false, true, true]);
  });

  test('In the `DataGrid`, no line is a handle, whatever `resizable` says:', () => {
    expect(handlesOf(DataGrid)).toEqual([false, false, false]);
  });
});

describe('#leaves-not-sums', () => {
  test('`rowNode.type` tells them apart: `leaf` is a row of yours, `group` a group, and the totals have `pinnedRow` or `footer`.', () => {
    const types = new Set<string>();
    const cellClassName = ({ rowNode }: GridCellParams) => {
      types.add(rowNode.type);
      return '';
    };
    render(<Energy kwh={{ cellClassName }} />);
    expect([...types].sort()).toEqual(['footer', 'group', 'leaf', 'pinnedRow']);
  });

  test('In `renderCell`, `params.aggregation` tells the same: it is there for cells with an aggregated value.', () => {
    const found: Record<string, boolean> = {};
    const renderCell = ({ rowNode, aggregation }: GridRenderCellParams) => {
      found[rowNode.type] = aggregation !== undefined;
      return '';
    };
    render(<Energy kwh={{ renderCell }} />);
    expect(found).toMatchObject({ leaf: false, footer: true, pinnedRow: true });
  });
});

describe('#troubleshooting', () => {
  test('The rule does not look at `rowNode`.', () => {
    render(<Energy kwh={{ cellClassName: ({ value }) => (Number(value) > 5 ? 'high' : '') }} />);
    const highs = [...document.querySelectorAll<HTMLElement>('.high')].map(
      (cell) => cell.closest<HTMLElement>('[role="row"]')?.dataset.id,
    );
    expect(highs.filter((id) => id !== '2').length).toBeGreaterThan(0);
  });
});
