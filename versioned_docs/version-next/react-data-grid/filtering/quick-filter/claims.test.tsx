import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import SearchAlwaysOpen from './demos/SearchAlwaysOpen';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#matching', () => {
  test('it is the same number; "31" does not find 312', async () => {
    render(
      <Grid
        rows={[
          { id: 1, a: 312 },
          { id: 2, a: 31 },
        ]}
        columns={[a]}
      />,
    );
    act(() => api.current.setQuickFilterValues(['31']));
    await wait();
    expect(ids()).toEqual([2]);
  });

  test('`renderCell` has no effect on the search', async () => {
    render(<Grid columns={[{ ...b, renderCell: () => 'drawn' }]} />);
    act(() => api.current.setQuickFilterValues(['drawn']));
    await wait();
    expect(ids()).toEqual([]);
  });
});

describe('#hidden-columns', () => {
  test('Hidden columns are not searched', async () => {
    render(<Grid columnVisibilityModel={{ b: false }} />);
    act(() => api.current.setQuickFilterValues(['x']));
    await wait();
    expect(ids()).toEqual([]);
    act(() =>
      api.current.setFilterModel({
        items: [],
        quickFilterValues: ['x'],
        quickFilterExcludeHiddenColumns: false,
      }),
    );
    await wait();
    expect(ids()).toEqual([1]);
  });
});

describe('#custom-logic', () => {
  test('A word for which all columns return `null` does not match any row', async () => {
    render(<Grid columns={[{ ...b, getApplyQuickFilterFn: () => null }]} />);
    act(() => api.current.setQuickFilterValues(['x']));
    await wait();
    expect(ids()).toEqual([]);
  });
});

function ToolbarOf({ expanded }: { expanded?: boolean }) {
  return (
    <Toolbar>
      <QuickFilter expanded={expanded} defaultExpanded={expanded === undefined || undefined}>
        <QuickFilterControl placeholder="Find" />
      </QuickFilter>
    </Toolbar>
  );
}
const AlwaysOpen = () => <ToolbarOf expanded />;
const OpenAtFirst = () => <ToolbarOf />;
const Labeled = () => (
  <QuickFilter>
    <QuickFilterControl slotProps={{ htmlInput: { 'aria-label': 'Find' } }} />
  </QuickFilter>
);

// First, because React gives a warning once.
describe('#troubleshooting', () => {
  test('`Function components cannot be given refs` in the console', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = render(<SearchAlwaysOpen />);
    expect(error).not.toHaveBeenCalled();
    unmount();
    render(<Grid showToolbar slots={{ toolbar: AlwaysOpen }} />);
    expect(error.mock.calls.join()).toContain('Function components cannot be given refs');
    error.mockRestore();
  });

  test('A label in `slotProps.htmlInput` of `QuickFilterControl` makes the field lose its role.', () => {
    render(<Grid showToolbar slots={{ toolbar: Labeled }} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Find' })).toBeInTheDocument();
  });
});

describe('#always-open', () => {
  test('`defaultExpanded` opens it at first, and it closes when people leave it empty', () => {
    const { unmount } = render(<Grid showToolbar slots={{ toolbar: OpenAtFirst }} />);
    const field = screen.getByRole('searchbox');
    expect(field).not.toHaveAttribute('tabindex');
    fireEvent.blur(field);
    expect(field).toHaveAttribute('tabindex', '-1');
    unmount();
    api = { current: {} as GridApi };
    render(<Grid showToolbar slots={{ toolbar: AlwaysOpen }} />);
    fireEvent.blur(screen.getByRole('searchbox'));
    expect(screen.getByRole('searchbox')).not.toHaveAttribute('tabindex');
  });
});

describe('#disable', () => {
  test('`showQuickFilter: false` takes the search out of the default toolbar', () => {
    const { rerender } = render(<Grid showToolbar />);
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument();
    rerender(<Grid showToolbar slotProps={{ toolbar: { showQuickFilter: false } }} />);
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  });

  test('Words in the model are still searched', () => {
    render(
      <Grid
        slotProps={{ toolbar: { showQuickFilter: false } }}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['x'] } } }}
      />,
    );
    expect(ids()).toEqual([1]);
  });
});

describe('#accessibility', () => {
  test('its name is the placeholder, "Search…"', () => {
    render(<Grid showToolbar />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field).toHaveAttribute('placeholder', 'Search…');
    expect(field).not.toHaveAttribute('aria-label');
    expect(field).not.toHaveAttribute('aria-labelledby');
    expect(field.labels).toHaveLength(0);
  });

  test('Escape empties the field; pressed again, it closes the field and moves the focus to its button', async () => {
    const user = userEvent.setup();
    render(<Grid showToolbar />);
    const button = screen.getByRole('button', { name: 'Search' });
    await user.click(button);
    await wait(50);
    const field = screen.getByRole('searchbox');
    await user.type(field, 'x');
    await wait(250);
    expect(ids()).toEqual([1]);
    await user.keyboard('{Escape}');
    await wait();
    expect(field).toHaveValue('');
    expect(ids()).toEqual([1, 2, 3]);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });
});
