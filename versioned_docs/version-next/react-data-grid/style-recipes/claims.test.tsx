import * as React from 'react';
import { render } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
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
  test('Where `resizable` is `true` it is a handle.', () => {
    render(
      <div style={{ width: 700, height: 300 }}>
        <DataGrid
          rows={rows}
          columns={[{ field: 'site', resizable: false }, { field: 'kwh' }]}
          disableVirtualization
        />
      </div>,
    );
    const handles = [...document.querySelectorAll('.MuiDataGrid-columnSeparator')].map((line) =>
      line.classList.contains('MuiDataGrid-columnSeparator--resizable'),
    );
    expect(handles).toEqual([false, true]);
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
