import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
  type DataGridProProps,
  type GridApi,
  type GridGroupNode,
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
const isOpen = () => (api.current.getRowNode(1) as GridGroupNode).childrenExpanded;
const openFirst = () => act(() => api.current.setRowChildrenExpansion(1, true));
const treeCell = () =>
  document.querySelector<HTMLElement>(
    `[data-id="1"] [data-field="${GRID_TREE_DATA_GROUPING_FIELD}"]`,
  )!;
const hoursAbove = (value: number) => ({ items: [{ field: 'hours', operator: '>', value }] });
const texts = () =>
  [
    ...document.querySelectorAll(
      `[role="gridcell"][data-field="${GRID_TREE_DATA_GROUPING_FIELD}"]`,
    ),
  ].map(({ textContent }) => textContent?.replace(/ ?\(\d+\)/, ''));

describe('#', () => {
  test('the grid builds its tree again for each new function', async () => {
    const { rerender } = render(<Staff />);
    const reversed = (row: Person) => (row.id === 2 ? ['Farah', 'Chen'] : row.path);
    rerender(<Staff getTreeDataPath={reversed} />);
    await wait();
    expect(api.current.getRowNode(2)?.parent).toBe(4);
  });
});

describe('#parent-id', () => {
  test('The path holds ids, and `valueGetter` of the column of the tree shows the name', () => {
    render(<TreeFromParentIds />);
    expect(texts()).toEqual(['Wheel', 'Hub', 'Axle', 'Rim', 'Saddle', 'Rail']);
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
    expect(texts()).toEqual(['Wheel', 'Hub', 'Axle', 'Rim', 'Saddle', 'Rail']);
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
  test('What people have opened stays open when the tree is built again, with a new `rows` array', async () => {
    const { rerender } = render(<Staff />);
    openFirst();
    rerender(<Staff rows={rows.map((row) => ({ ...row }))} />);
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('a new function, or `updateRows()`', async () => {
    const { rerender } = render(<Staff />);
    openFirst();
    rerender(<Staff getTreeDataPath={(row: Person) => row.path} />);
    await wait();
    expect(isOpen()).toBe(true);
    act(() => api.current.updateRows([{ id: 2, hours: 31 }]));
    act(() => api.current.updateRows([{ id: 9, path: ['Amara', 'Dario'], hours: 1 }]));
    await wait();
    expect(isOpen()).toBe(true);
  });

  test('another `defaultGroupingExpansionDepth` does not change parents that exist', async () => {
    const { rerender } = render(<Staff />);
    rerender(<Staff defaultGroupingExpansionDepth={-1} />);
    await wait();
    expect(isOpen()).toBe(false);
  });
});

describe('#filtering', () => {
  test('A row is shown if it passes the filter, or if a row below it does', async () => {
    render(
      <Staff
        defaultGroupingExpansionDepth={-1}
        filterModel={{ items: [{ field: 'hours', operator: '=', value: 20 }] }}
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
  test('Both are on by default', () => {
    render(<Staff checkboxSelection />);
    act(() => api.current.selectRow(1));
    expect([...api.current.state.rowSelection.ids]).toEqual([1, 2, 3]);
    act(() => api.current.selectRow(2, false));
    expect(api.current.isRowSelected(1)).toBe(false);
  });

  test('Rows that the filter hides are left alone', async () => {
    render(<Staff checkboxSelection filterModel={hoursAbove(25)} />);
    fireEvent.click(screen.getAllByRole('checkbox', { name: 'Select row' })[0]);
    await wait();
    expect(api.current.isRowSelected(3)).toBe(false);
    expect(api.current.isRowSelected(2)).toBe(true);
  });
});

describe('#reorder', () => {
  test('It is called for everything below the row, too', async () => {
    const setPath = (path: string[], row: Person) => ({ ...row, path });
    render(<Staff rowReordering setTreeDataPath={setPath} defaultGroupingExpansionDepth={-1} />);
    await act(async () => api.current.setRowPosition(1, 4, 'inside'));
    await wait();
    expect(api.current.getRow(1)).toMatchObject({ path: ['Farah', 'Amara'] });
    expect(api.current.getRow(3)).toMatchObject({ path: ['Farah', 'Amara', 'Birgit'] });
  });
});

describe('#accessibility', () => {
  test('Space or Enter on a cell of the tree column opens or closes its row', () => {
    render(<Staff />);
    act(() => api.current.setCellFocus(1, GRID_TREE_DATA_GROUPING_FIELD));
    fireEvent.keyDown(treeCell(), { key: 'Enter' });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(treeCell(), { key: ' ' });
    expect(isOpen()).toBe(false);
  });

  test('The grid has the role `treegrid`', () => {
    render(<Staff />);
    expect(screen.getByRole('treegrid')).toBeVisible();
  });
});

describe('#troubleshooting', () => {
  test('It counts the rows of the top level', () => {
    render(<Staff />);
    expect(screen.getByText('Total Rows: 2')).toBeVisible();
  });
});
