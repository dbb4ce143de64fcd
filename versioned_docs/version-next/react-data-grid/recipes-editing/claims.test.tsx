import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';

const rows = [{ id: 1, country: 'Norway', city: 'Oslo' }];
const country: GridColDef = { field: 'country', editable: true, width: 150 };
const city: GridColDef = { field: 'city', editable: true, width: 150 };
const columns = [country, city];

let api: React.MutableRefObject<GridApi | null>;

beforeEach(() => {
  api = { current: null };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} disableVirtualization {...props} />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const setValue = async (field: string, value: string) => {
  await act(async () => {
    await api.current!.setEditCellValue({ id: 1, field, value });
  });
};
const cell = (field: string) =>
  document.querySelector<HTMLElement>(`[role="gridcell"][data-field="${field}"]`)!;

describe('#multiline', () => {
  test('Key events bubble to the grid through the React tree, even though the editor is elsewhere in the DOM.', async () => {
    const onCellKeyDown = jest.fn();
    const { createPortal } = jest.requireActual<typeof import('react-dom')>('react-dom');
    const renderEditCell = () => createPortal(<textarea aria-label="Elsewhere" />, document.body);
    render(<Grid columns={[{ ...city, renderEditCell }]} onCellKeyDown={onCellKeyDown} />);
    act(() => api.current!.startCellEditMode({ id: 1, field: 'city' }));
    await wait();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Elsewhere' }), { key: 'x' });
    expect(onCellKeyDown).toHaveBeenCalledTimes(1);
  });
});

describe('#conditional-validation', () => {
  const check = () => {
    const calls = { country: jest.fn(), city: jest.fn() };
    const watch =
      (name: 'country' | 'city'): GridColDef['preProcessEditCellProps'] =>
      (params) => {
        calls[name](params.otherFieldsProps && Object.keys(params.otherFieldsProps));
        return params.props;
      };
    const watched = [
      { ...country, preProcessEditCellProps: watch('country') },
      { ...city, preProcessEditCellProps: watch('city') },
    ];
    return { calls, watched };
  };

  test('In row editing, `preProcessEditCellProps` of all columns runs when a value changes, and `otherFieldsProps` contains the values that are not saved yet.', async () => {
    const { calls, watched } = check();
    render(<Grid columns={watched} editMode="row" />);
    act(() => api.current!.startRowEditMode({ id: 1 }));
    await wait();
    calls.city.mockClear();
    await setValue('country', 'Chile');
    expect(calls.country).toHaveBeenLastCalledWith(['city']);
    expect(calls.city).toHaveBeenLastCalledWith(['country']);
  });

  test('Cell editing provides only the saved row', async () => {
    const { calls, watched } = check();
    render(<Grid columns={watched} />);
    act(() => api.current!.startCellEditMode({ id: 1, field: 'country' }));
    await wait();
    calls.city.mockClear();
    await setValue('country', 'Chile');
    expect(calls.country).toHaveBeenLastCalledWith(undefined);
    expect(calls.city).not.toHaveBeenCalled();
  });
});

describe('#linked-fields', () => {
  const chooseCountry = async (more: Partial<GridColDef>) => {
    const valueOptions = jest.fn((_: { row?: { country: string } }) => ['Oslo', 'Lima']);
    const linked = { ...city, type: 'singleSelect', valueOptions, ...more } as GridColDef;
    const { unmount } = render(<Grid columns={[country, linked]} editMode="row" />);
    act(() => api.current!.startRowEditMode({ id: 1 }));
    await wait();
    await setValue('country', 'Peru');
    await wait();
    unmount();
    return valueOptions.mock.calls.some(([{ row }]) => row?.country === 'Peru');
  };
  const preProcessEditCellProps: GridColDef['preProcessEditCellProps'] = ({ props }) => ({
    ...props,
  });

  test('The `valueOptions` function receives the row with the values that are being edited.', async () => {
    expect(await chooseCountry({ preProcessEditCellProps })).toBe(true);
  });

  test('Without `preProcessEditCellProps`, a change of the country does not render the list of cities again', async () => {
    expect(await chooseCountry({})).toBe(false);
  });

  test('For filters, `valueOptions` is called without a row', async () => {
    const valueOptions = jest.fn((_: { row?: unknown }) => ['Oslo', 'Lima']);
    render(<Grid columns={[country, { ...city, type: 'singleSelect', valueOptions }]} />);
    valueOptions.mockClear();
    act(() => api.current!.showFilterPanel('city'));
    await wait();
    expect(valueOptions).toHaveBeenCalled();
    expect(valueOptions.mock.calls.every(([{ row }]) => row === undefined)).toBe(true);
  });
});

describe('#troubleshooting', () => {
  test('The component is defined inside another component.', async () => {
    function Editor() {
      const [text, setText] = React.useState('');
      return <input aria-label="Note" value={text} onChange={(e) => setText(e.target.value)} />;
    }
    function Page({ inside }: { inside: boolean }) {
      const [count, setCount] = React.useState(0);
      const Inner = () => <Editor />;
      const renderEditCell = () => (inside ? <Inner /> : <Editor />);
      return (
        <>
          <button onClick={() => setCount(count + 1)}>Render</button>
          <Grid columns={[{ ...city, renderEditCell }]} />
        </>
      );
    }
    const typeAndRender = async (inside: boolean) => {
      const { unmount } = render(<Page inside={inside} />);
      act(() => api.current!.startCellEditMode({ id: 1, field: 'city' }));
      await wait();
      fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'dry' } });
      fireEvent.click(screen.getByText('Render'));
      await wait();
      const { value } = screen.getByLabelText<HTMLInputElement>('Note');
      unmount();
      api = { current: null };
      return value;
    };
    expect(await typeAndRender(true)).toBe('');
    expect(await typeAndRender(false)).toBe('dry');
  });

  test('The row is saved only in the grid, not in state.', async () => {
    render(<Grid />);
    act(() => api.current!.startCellEditMode({ id: 1, field: 'city' }));
    await setValue('city', 'Bergen');
    act(() => api.current!.stopCellEditMode({ id: 1, field: 'city' }));
    await wait();
    expect(api.current!.getRow(1).city).toBe('Bergen');
    expect(rows[0].city).toBe('Oslo');
  });

  test('Rows are selected by clicks.', async () => {
    const { rerender } = render(<Grid />);
    fireEvent.click(cell('city'));
    await wait();
    expect(api.current!.isRowSelected(1)).toBe(true);
    act(() => api.current!.selectRow(1, false));
    rerender(<Grid disableRowSelectionOnClick />);
    fireEvent.click(cell('city'));
    await wait();
    expect(api.current!.isRowSelected(1)).toBe(false);
  });
});
