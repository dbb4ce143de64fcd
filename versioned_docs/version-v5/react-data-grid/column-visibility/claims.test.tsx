import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GridPreferencePanelsValue,
  GridToolbarColumnsButton,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';

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

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
    </div>
  );
}

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const fields = () => api.current.getVisibleColumns().map(({ field }) => field);

/** Opens the panel and clicks a button in its footer. */
async function clickInPanel(name: string) {
  act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
  await wait();
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
}

describe('#', () => {
  test('The quick filter searches it.', async () => {
    render(
      <Grid
        initialState={{
          columns: { columnVisibilityModel: { b: false } },
          filter: { filterModel: { items: [], quickFilterValues: ['y'] } },
        }}
      />,
    );
    await wait();
    expect([...api.current.getVisibleRowModels().keys()]).toEqual([2]);
  });

  test('do not contain it, either', async () => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    render(
      <Grid
        initialState={{ columns: { columnVisibilityModel: { b: false } } }}
        selectionModel={[1]}
      />,
    );
    await wait();
    fireEvent.keyDown(screen.getByText('k'), {
      key: 'c',
      code: 'KeyC',
      keyCode: 67,
      ctrlKey: true,
    });
    expect(writeText).toHaveBeenCalledWith('3\tk');
  });
});

describe('#initialize', () => {
  test('carry the model, if you have passed one in `initialState` or as a prop:', async () => {
    const { unmount } = render(<Grid />);
    act(() => api.current.setColumnVisibility('b', false));
    await wait();
    expect(fields()).toEqual(['a', 'c']);
    expect(api.current.exportState().columns?.columnVisibilityModel).toBeUndefined();
    unmount();
    api = { current: {} as GridApi };
    render(<Grid initialState={{ columns: { columnVisibilityModel: {} } }} />);
    act(() => api.current.setColumnVisibility('b', false));
    await wait();
    expect(api.current.exportState().columns?.columnVisibilityModel).toEqual({ b: false });
  });

  test('Columns that are added later are visible', async () => {
    const initialState = { columns: { columnVisibilityModel: { b: false } } };
    const { rerender } = render(<Grid initialState={initialState} />);
    rerender(<Grid initialState={initialState} columns={[...columns, { field: 'd' }]} />);
    await wait();
    expect(fields()).toEqual(['a', 'c', 'd']);
  });
});

describe('#hide', () => {
  const hidden = [a, { ...b, hide: true }, c];

  test('It works as long as the grid has no model', () => {
    render(<Grid columns={hidden} />);
    expect(fields()).toEqual(['a', 'c']);
  });

  test('with `columnVisibilityModel`, as a prop or in `initialState`, it is ignored.', () => {
    const { unmount } = render(<Grid columns={hidden} columnVisibilityModel={{ c: false }} />);
    expect(fields()).toEqual(['a', 'b']);
    unmount();
    api = { current: {} as GridApi };
    render(
      <Grid columns={hidden} initialState={{ columns: { columnVisibilityModel: { c: false } } }} />,
    );
    expect(fields()).toEqual(['a', 'b']);
  });

  test('a new `columns` array without it shows the column again, also one that people have hidden by menu', async () => {
    const { rerender } = render(<Grid columns={hidden} />);
    act(() => api.current.setColumnVisibility('c', false));
    await wait();
    expect(fields()).toEqual(['a']);
    rerender(<Grid columns={[a, b, c]} />);
    await wait();
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});

describe('#controlled', () => {
  test('If the model is controlled without this callback, users cannot change it', async () => {
    render(<Grid columnVisibilityModel={{ b: false }} />);
    act(() => api.current.setColumnVisibility('b', true));
    await wait();
    expect(fields()).toEqual(['a', 'c']);
  });
});

describe('#always-visible', () => {
  test('A model or a method of the API object can still hide the column', async () => {
    render(
      <Grid
        columns={[{ ...a, hideable: false }, { ...b, hideable: false }, c]}
        initialState={{ columns: { columnVisibilityModel: { b: false } } }}
      />,
    );
    act(() => api.current.setColumnVisibility('a', false));
    await wait();
    expect(fields()).toEqual(['c']);
  });

  test('**Hide all** leaves the column alone, too.', async () => {
    render(<Grid columns={[{ ...a, hideable: false }, b, c]} />);
    await clickInPanel('Hide all');
    expect(fields()).toEqual(['a']);
  });
});

describe('#columns-panel', () => {
  test('**Show all** shows the columns that your `initialState` hides, too.', async () => {
    render(<Grid initialState={{ columns: { columnVisibilityModel: { b: false } } }} />);
    await clickInPanel('Show all');
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});

describe('#disable-panel', () => {
  test('the toolbar button renders nothing.', () => {
    const { rerender } = render(<Grid components={{ Toolbar: GridToolbarColumnsButton }} />);
    expect(screen.getByRole('button', { name: 'Select columns' })).toBeInTheDocument();
    rerender(<Grid components={{ Toolbar: GridToolbarColumnsButton }} disableColumnSelector />);
    expect(screen.queryByRole('button', { name: 'Select columns' })).toBeNull();
  });
});

describe('#toggle-all-mode', () => {
  test('**Hide all** and **Show all** refer to all columns, even if a search shows some of them.', async () => {
    render(<Grid />);
    act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
    await wait();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'b' } });
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await clickInPanel('Hide all');
    expect(fields()).toEqual([]);
    await clickInPanel('Show all');
    expect(fields()).toEqual(['a', 'b', 'c']);
  });
});
