import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridRowId,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];
const none: number[] = [];
const pageSizes = [2];
const many = Array.from({ length: 200 }, (_, id) => ({ id, a: id, b: 'x', c: 'k' }));
const panel = () => <p>Panel</p>;

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

describe('#', () => {
  test('A row for which the function returns `null` has no panel', async () => {
    render(<Grid getDetailPanelContent={({ id }) => (id === 2 ? null : <p>Panel</p>)} />);
    await wait();
    expect(
      screen
        .getAllByRole('button', { name: 'Expand' })
        .map((toggle) => toggle.hasAttribute('disabled')),
    ).toEqual([false, true, false]);
  });
});

describe('#lazy-loading', () => {
  test('The content of a panel is mounted when it opens, and unmounted when it closes or when people turn to another page', async () => {
    render(
      <Grid pagination pageSize={2} rowsPerPageOptions={pageSizes} getDetailPanelContent={panel} />,
    );
    await wait();
    expect(screen.queryByText('Panel')).toBeNull();
    act(() => api.current.toggleDetailPanel(1));
    await wait();
    expect(screen.getByText('Panel')).toBeVisible();
    act(() => api.current.setPage(1));
    await wait();
    expect(screen.queryByText('Panel')).toBeNull();
    act(() => api.current.setPage(0));
    await wait();
    expect(screen.getByText('Panel')).toBeVisible();
    act(() => api.current.toggleDetailPanel(1));
    await wait();
    expect(screen.queryByText('Panel')).toBeNull();
  });

  test('Scrolling unmounts no panel: open panels stay in the DOM when their rows are far out of sight', async () => {
    render(
      <Grid
        rows={many}
        getDetailPanelContent={panel}
        initialState={{ detailPanel: { expandedRowIds: [150] } }}
      />,
    );
    await wait();
    expect(document.querySelector('[data-id="150"]')).toBeNull();
    expect(screen.getByText('Panel')).toBeInTheDocument();
  });
});

describe('#form', () => {
  test('Text that users have typed is lost when the panel is unmounted', async () => {
    const content = () => <input aria-label="Note" />;
    render(
      <Grid
        getDetailPanelContent={content}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />,
    );
    await wait();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    act(() => api.current.toggleDetailPanel(1));
    await wait();
    act(() => api.current.toggleDetailPanel(1));
    await wait();
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  test('A new `getDetailPanelContent` function does not discard the text, as long as it returns the same component', async () => {
    const open = { detailPanel: { expandedRowIds: [1] } };
    const { rerender } = render(
      <Grid getDetailPanelContent={() => <input aria-label="Note" />} initialState={open} />,
    );
    await wait();
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'typed' } });
    rerender(
      <Grid getDetailPanelContent={() => <input aria-label="Note" />} initialState={open} />,
    );
    await wait();
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
  });
});

describe('#toggle', () => {
  test('with its own, the grid warns in the console', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const toggle = GRID_DETAIL_PANEL_TOGGLE_COL_DEF;
    const { unmount } = render(
      <Grid getDetailPanelContent={panel} columns={[{ ...toggle, type: 'string' }, ...columns]} />,
    );
    await wait();
    fireEvent.click(screen.getAllByRole('button', { name: 'Expand' })[0]);
    await wait();
    expect(screen.getByText('Panel')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
    unmount();
    api = { current: {} as GridApi };
    render(<Grid getDetailPanelContent={panel} columns={[toggle, ...columns]} />);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining(
        'The column type "detailPanelToggle" you are using is not supported.',
      ),
    );
    warn.mockRestore();
  });
});

describe('#recipes', () => {
  test('A click on the toggle fires no `onRowClick`', async () => {
    const onRowClick = jest.fn();
    render(<Grid getDetailPanelContent={() => <p>Panel</p>} onRowClick={onRowClick} />);
    await wait();
    fireEvent.click(screen.getAllByRole('button', { name: 'Expand' })[0]);
    await wait();
    expect(screen.getByText('Panel')).toBeVisible();
    expect(onRowClick).not.toHaveBeenCalled();
  });
});

describe('#api-object', () => {
  test('If the list is controlled, the first two methods call `onDetailPanelExpandedRowIdsChange`', async () => {
    const onChange = jest.fn();
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        detailPanelExpandedRowIds={none}
        onDetailPanelExpandedRowIdsChange={onChange}
      />,
    );
    await wait();
    act(() => api.current.toggleDetailPanel(2));
    act(() => api.current.setExpandedDetailPanels([1, 3]));
    expect(onChange.mock.calls.map(([ids]) => ids)).toEqual([[2], [1, 3]]);
  });
});

describe('#limits', () => {
  test('Their `row` is an empty object', async () => {
    const getContent = jest.fn((params: GridRowParams) => <p>Panel of {params.id}</p>);
    const rowsOfGroups = () =>
      getContent.mock.calls
        .filter(([{ id }]) => typeof id === 'string')
        .map(([{ row }]) => row as unknown);
    const { unmount } = render(
      <DataGridPremium
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['b'] } }}
        getDetailPanelContent={getContent}
      />,
    );
    await wait();
    screen
      .getAllByRole('button', { name: 'Expand' })
      .forEach((toggle) => expect(toggle).toBeEnabled());
    expect(rowsOfGroups().slice(0, 3)).toEqual([{}, {}, {}]);
    unmount();
    getContent.mockClear();
    render(
      <Grid
        treeData
        rows={[{ id: 1, path: ['Amara', 'Birgit'] }]}
        getTreeDataPath={({ path }) => path}
        getDetailPanelContent={getContent}
      />,
    );
    await wait();
    expect(screen.getByRole('button', { name: 'Expand' })).toBeEnabled();
    expect(rowsOfGroups()[0]).toEqual({});
  });

  test('CSV and Excel files contain no panels', async () => {
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />,
    );
    await wait();
    expect(api.current.getDataAsCsv()).toBe('a,b,c\r\n3,x,k\r\n1,y,l\r\n2,z,m');
  });
});

describe('#accessibility', () => {
  test('<kbd>Ctrl</kbd> + <kbd>Enter</kbd>, or <kbd>⌘</kbd> + <kbd>Enter</kbd>, toggles the panel from any cell of the row', async () => {
    render(<Grid getDetailPanelContent={panel} />);
    await wait();
    const cell = screen.getByRole('cell', { name: 'y' });
    fireEvent.keyDown(cell, { key: 'Enter', ctrlKey: true });
    await wait();
    expect(api.current.getExpandedDetailPanels()).toEqual([2]);
    fireEvent.keyDown(cell, { key: 'Enter', metaKey: true });
    await wait();
    expect(api.current.getExpandedDetailPanels()).toEqual([]);
  });

  test('In the DOM, panels come after all rows', async () => {
    render(
      <Grid
        getDetailPanelContent={() => <p>Panel</p>}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
      />,
    );
    await wait();
    const panel = screen.getByText('Panel');
    for (const row of document.querySelectorAll('[role="row"]')) {
      expect(row.compareDocumentPosition(panel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});

describe('#troubleshooting', () => {
  test('While a panel is open, a new `getDetailPanelContent` is called for all rows again', async () => {
    const seen: GridRowId[] = [];
    const content = () => (params: GridRowParams) => {
      seen.push(params.id);
      return <p>Panel</p>;
    };
    const open = { detailPanel: { expandedRowIds: [1] } };
    const { rerender } = render(<Grid getDetailPanelContent={content()} initialState={open} />);
    await wait();
    seen.length = 0;
    rerender(<Grid getDetailPanelContent={content()} initialState={open} />);
    await wait();
    expect(seen).toEqual(expect.arrayContaining([1, 2, 3]));
  });

  test('The function returned no React element', async () => {
    render(<Grid getDetailPanelContent={() => 'text'} />);
    await wait();
    screen
      .getAllByRole('button', { name: 'Expand' })
      .forEach((toggle) => expect(toggle).toBeDisabled());
  });
});
