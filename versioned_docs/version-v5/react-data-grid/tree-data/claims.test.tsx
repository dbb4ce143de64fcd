import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';
import TreeFromNestedChildren from './demos/TreeFromNestedChildren';
import TreeFromParentIds from './demos/TreeFromParentIds';

interface Person {
  id: number;
  path: string[];
  hours: number;
}

const rows: Person[] = [
  { id: 1, path: ['Amara'], hours: 40 },
  { id: 2, path: ['Amara', 'Chen'], hours: 30 },
  { id: 3, path: ['Amara', 'Birgit'], hours: 20 },
  { id: 4, path: ['Farah'], hours: 10 },
];
const getPath = (row: Person) => row.path;

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Staff(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 700, height: 600 }}>
      <DataGridPro
        apiRef={api}
        treeData
        rows={rows}
        getTreeDataPath={getPath}
        columns={[{ field: 'hours', type: 'number' }]}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(
    ({ dataset }) => dataset.id,
  );
const isOpen = () => api.current.getRowNode(1)?.childrenExpanded;
const openFirst = () => act(() => api.current.setRowChildrenExpansion(1, true));
const treeCell = () =>
  document.querySelector<HTMLElement>(
    `[data-id="1"] [data-field="${GRID_TREE_DATA_GROUPING_FIELD}"]`,
  )!;
const hoursAbove = (value: number) => ({
  items: [{ columnField: 'hours', operatorValue: '>', value }],
});
const texts = () =>
  [
    ...document.querySelectorAll(`[role="cell"][data-field="${GRID_TREE_DATA_GROUPING_FIELD}"]`),
  ].map(({ textContent }) => textContent?.replace(/ ?\(\d+\)/, ''));

// A demo of six rows, of which the grid renders as many as it keeps around the window: jsdom has no heights.
const firstThree = ['Wheel', 'Hub', 'Axle'];

describe('#', () => {
  test('the grid builds its tree again for each new function.', async () => {
    const calls = jest.fn();
    const path = () => (row: Person) => {
      calls();
      return row.path;
    };
    const { rerender } = render(<Staff getTreeDataPath={path()} />);
    calls.mockClear();
    const stable = path();
    rerender(<Staff getTreeDataPath={stable} />);
    await wait();
    expect(calls).toHaveBeenCalledTimes(rows.length);
    calls.mockClear();
    rerender(<Staff getTreeDataPath={stable} />);
    await wait();
    expect(calls).not.toHaveBeenCalled();
  });
});

describe('#parent-id', () => {
  test('The path holds ids, and `valueGetter` of the column of the tree shows the name', () => {
    render(<TreeFromParentIds />);
    expect(texts()).toEqual(firstThree);
  });
});

describe('#nested-children', () => {
  test('The grid reads no `children` of rows', () => {
    render(
      <Staff
        rows={[
          { id: 1, path: ['Amara'], hours: 1, children: [{ id: 2, path: ['Amara', 'Chen'] }] },
        ]}
        defaultGroupingExpansionDepth={-1}
      />,
    );
    expect(shown()).toEqual(['1']);
  });

  test('so make one list of all levels first', () => {
    render(<TreeFromNestedChildren />);
    expect(texts()).toEqual(firstThree);
  });
});

describe('#grouping-column', () => {
  test('this one has no menu, and does not sort or filter', () => {
    render(<Staff />);
    expect(api.current.getColumn(GRID_TREE_DATA_GROUPING_FIELD)).toMatchObject({
      disableColumnMenu: true,
      sortable: false,
      filterable: false,
    });
  });

  test('It is never editable', () => {
    render(<Staff groupingColDef={{ editable: true } as never} />);
    expect(api.current.getColumn(GRID_TREE_DATA_GROUPING_FIELD).editable).toBe(false);
  });
});

describe('#expansion', () => {
  test('with a new `rows` array,', async () => {
    const { rerender } = render(<Staff />);
    openFirst();
    rerender(<Staff rows={rows.map((row) => ({ ...row }))} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('with `updateRows()`,', async () => {
    render(<Staff />);
    openFirst();
    act(() => api.current.updateRows([{ id: 2, hours: 31 }]));
    act(() => api.current.updateRows([{ id: 9, path: ['Amara', 'Dario'], hours: 1 }]));
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('and with a new value of these two props.', async () => {
    const { rerender } = render(<Staff />);
    rerender(<Staff defaultGroupingExpansionDepth={-1} />);
    await wait();
    expect(isOpen()).toBe(false);
    rerender(<Staff isGroupExpandedByDefault={() => true} />);
    await wait();
    expect(isOpen()).toBe(false);
  });

  test('A row that leaves the grid and comes back is new.', async () => {
    const { rerender } = render(<Staff />);
    openFirst();
    rerender(<Staff rows={[]} />);
    await wait();
    rerender(<Staff />);
    await wait();
    expect(isOpen()).toBe(false);
  });
});

describe('#gaps', () => {
  test('in the row tree, its `isAutoGenerated` is `true`.', () => {
    render(<Staff rows={rows.filter(({ id }) => id !== 1)} />);
    const parent = shown().find((id) => id?.startsWith('auto-generated-row'))!;
    expect(api.current.getRowNode(parent)).toMatchObject({
      groupingKey: 'Amara',
      isAutoGenerated: true,
    });
  });
});

describe('#filtering', () => {
  test('A row is shown if it passes the filter, or if a row below it does', async () => {
    render(
      <Staff
        defaultGroupingExpansionDepth={-1}
        filterModel={{ items: [{ columnField: 'hours', operatorValue: '=', value: 20 }] }}
      />,
    );
    expect(shown()).toEqual(['1', '3']);
  });

  test('With `disableChildrenFiltering`, only the top level is filtered, and children are shown with their parents', () => {
    render(
      <Staff
        defaultGroupingExpansionDepth={-1}
        disableChildrenFiltering
        filterModel={hoursAbove(35)}
      />,
    );
    expect(shown()).toEqual(['1', '2', '3']);
  });
});

describe('#selection', () => {
  test('A parent and its children are selected independently', () => {
    render(<Staff checkboxSelection />);
    act(() => api.current.selectRow(1));
    expect(api.current.state.selection).toEqual([1]);
  });
});

describe('#accessibility', () => {
  test('Space on a cell of the tree column opens or closes its row', () => {
    render(<Staff />);
    act(() => api.current.setCellFocus(1, GRID_TREE_DATA_GROUPING_FIELD));
    fireEvent.keyDown(treeCell(), { key: ' ' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(treeCell(), { key: ' ' });
    expect(isOpen()).toBe(false);
  });

  test('Enter does not', () => {
    render(<Staff />);
    act(() => api.current.setCellFocus(1, GRID_TREE_DATA_GROUPING_FIELD));
    fireEvent.keyDown(treeCell(), { key: 'Enter' });
    expect(isOpen()).toBe(false);
  });

  test('The grid has the role `grid`, and rows carry neither `aria-level` nor `aria-expanded`,', () => {
    render(<Staff />);
    expect(screen.getByRole('grid')).toBeVisible();
    expect(shown()).toContain('1');
    expect(document.querySelector('[aria-level], [role="row"][aria-expanded]')).toBeNull();
  });
});

describe('#troubleshooting', () => {
  test('It counts the rows of the top level', () => {
    render(<Staff />);
    expect(screen.getByText('Total Rows: 2')).toBeVisible();
  });
});
