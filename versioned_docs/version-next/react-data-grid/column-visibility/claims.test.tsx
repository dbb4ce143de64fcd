import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  ColumnsPanelTrigger,
  DataGrid,
  GridPreferencePanelsValue,
  Toolbar,
  type DataGridProps,
  type GridApi,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

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
const fields = () => api.current.getVisibleColumns().map(({ field }) => field);

describe('#', () => {
  test('do not contain it, either', async () => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    render(
      <Grid
        initialState={{ columns: { columnVisibilityModel: { b: false } } }}
        rowSelectionModel={{ type: 'include', ids: new Set([1]) }}
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
  test('Columns that are added later are visible', async () => {
    const initialState = { columns: { columnVisibilityModel: { b: false } } };
    const { rerender } = render(<Grid initialState={initialState} />);
    rerender(<Grid initialState={initialState} columns={[...columns, { field: 'd' }]} />);
    await wait();
    expect(fields()).toEqual(['a', 'c', 'd']);
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

  test('If no column is visible, the grid says "No columns", with a button that opens the panel.', async () => {
    render(<Grid columnVisibilityModel={{ a: false, b: false, c: false }} />);
    expect(screen.getByText('No columns')).toBeInTheDocument();
    fireEvent.click(screen.getByText('Manage columns'));
    expect(await screen.findByLabelText('b', {}, { timeout: 10_000 })).toBeInTheDocument();
  }, 120_000);
});

describe('#columns-panel', () => {
  const panel = (open: boolean) =>
    act(() =>
      open
        ? api.current.showPreferences(GridPreferencePanelsValue.columns)
        : api.current.hidePreferences(),
    );
  const reset = () => screen.findByText<HTMLButtonElement>('Reset', {}, { timeout: 10_000 });
  const hideAndReset = async () => {
    panel(true);
    fireEvent.click(await screen.findByLabelText('b', {}, { timeout: 10_000 }));
    const hidden = fields();
    panel(false);
    await wait(300);
    panel(true);
    fireEvent.click(await reset());
    return { hidden, afterReset: fields() };
  };
  const expected = { hidden: ['a'], afterReset: ['a', 'b'] };

  test('**Reset** brings back the model of your `initialState`, or the first model if you control it', async () => {
    const first = { c: false };
    const { unmount } = render(
      <Grid initialState={{ columns: { columnVisibilityModel: first } }} />,
    );
    expect(await hideAndReset()).toEqual(expected);
    unmount();

    function Controlled() {
      const [model, setModel] = React.useState<GridColumnVisibilityModel>(first);
      return <Grid columnVisibilityModel={model} onColumnVisibilityModelChange={setModel} />;
    }
    render(<Controlled />);
    expect(await hideAndReset()).toEqual(expected);
  }, 120_000);

  test('Once `columns` changes or `updateColumns()` is called, **Reset** leads to the model of that moment.', async () => {
    const { rerender } = render(<Grid />);
    act(() => api.current.setColumnVisibility('b', false));
    rerender(<Grid columns={[...columns]} />);
    panel(true);
    expect(await reset()).toBeDisabled();
    act(() => api.current.setColumnVisibility('c', false));
    expect(await reset()).toBeEnabled();
    act(() => api.current.updateColumns([{ ...a, headerName: 'A' }]));
    expect(await reset()).toBeDisabled();
  }, 120_000);
});

describe('#disable-panel', () => {
  test('A `ColumnsPanelTrigger` in your own toolbar stays:', () => {
    const OwnToolbar = () => (
      <Toolbar>
        <ColumnsPanelTrigger>Choose</ColumnsPanelTrigger>
      </Toolbar>
    );
    render(<Grid showToolbar disableColumnSelector slots={{ toolbar: OwnToolbar }} />);
    expect(screen.getByText('Choose')).toBeInTheDocument();
  });
});

describe('#togglable-columns', () => {
  const getTogglableColumns = () => ['b'];
  const openPanel = async () => {
    act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
    await wait();
  };

  test('**Show/Hide All** does not affect the other columns.', async () => {
    render(<Grid slotProps={{ columnsManagement: { getTogglableColumns } }} />);
    await openPanel();
    fireEvent.click(screen.getByLabelText('Show/Hide All'));
    expect(fields()).toEqual(['a', 'c']);
  }, 120_000);

  test('Users can still hide these columns in the column menu, and only **Reset** shows them again', async () => {
    render(<Grid slotProps={{ columnsManagement: { getTogglableColumns } }} />);
    act(() => api.current.showColumnMenu('a'));
    fireEvent.click(await screen.findByText('Hide column', {}, { timeout: 10_000 }));
    await openPanel();
    expect(fields()).toEqual(['b', 'c']);
    expect(screen.queryByLabelText('a')).toBeNull();
    fireEvent.click(screen.getByText('Reset'));
    expect(fields()).toEqual(['a', 'b', 'c']);
  }, 120_000);
});
