import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGrid,
  GridPreferencePanelsValue,
  GridToolbarColumnsButton,
  type DataGridProps,
  type GridApi,
  type GridColDef,
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

/** Opens the panel and clicks a button in its footer. */
async function clickInPanel(name: string) {
  act(() => api.current.showPreferences(GridPreferencePanelsValue.columns));
  await wait();
  fireEvent.click(screen.getByRole('button', { name }));
  await wait();
}

describe('#', () => {
  test('do not contain it, either', async () => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    render(
      <Grid
        initialState={{ columns: { columnVisibilityModel: { b: false } } }}
        rowSelectionModel={[1]}
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
    const { rerender } = render(<Grid slots={{ toolbar: GridToolbarColumnsButton }} />);
    expect(screen.getByRole('button', { name: 'Select columns' })).toBeInTheDocument();
    rerender(<Grid slots={{ toolbar: GridToolbarColumnsButton }} disableColumnSelector />);
    expect(screen.queryByRole('button', { name: 'Select columns' })).toBeNull();
  });
});

describe('#togglable-columns', () => {
  test('Columns that it leaves out keep their visibility, whatever people do in the panel.', async () => {
    const getTogglableColumns = () => ['b'];
    render(<Grid slotProps={{ columnsPanel: { getTogglableColumns } }} />);
    await clickInPanel('Hide all');
    expect(fields()).toEqual(['a', 'c']);
  });

  test('Users can still hide these columns in the column menu, and cannot show them again in the panel', async () => {
    render(<Grid slotProps={{ columnsPanel: { getTogglableColumns: () => ['b'] } }} />);
    act(() => api.current.showColumnMenu('a'));
    fireEvent.click(await screen.findByText('Hide column', {}, { timeout: 10_000 }));
    await clickInPanel('Show all');
    expect(fields()).toEqual(['b', 'c']);
    expect(screen.queryByLabelText('a')).toBeNull();
  }, 120_000);
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
