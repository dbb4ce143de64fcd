import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import DatePickerInACell from './demos/DatePickerInACell';
import InvoiceWithTotals from './demos/InvoiceWithTotals';
import MultilineNotes from './demos/MultilineNotes';
import RefundNeedsReason from './demos/RefundNeedsReason';

const rows = [{ id: 1, country: 'Norway', city: 'Oslo' }];
const country: GridColDef = { field: 'country', editable: true, width: 150 };
const city: GridColDef = { field: 'city', editable: true, width: 150 };
const columns = [country, city];

const newEditingApi = { newEditingApi: true };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 600, height: 400 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        experimentalFeatures={newEditingApi}
        disableVirtualization
        {...props}
      />
    </div>
  );
}

const wait = (ms = 30) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const setValue = async (field: string, value: string) => {
  await act(async () => {
    await api.current.setEditCellValue({ id: 1, field, value });
  });
};
const cell = (field: string) =>
  document.querySelector<HTMLElement>(`[role="cell"][data-field="${field}"]`)!;

describe('#multiline', () => {
  test('Keys of an editor that is elsewhere on the page do not reach the grid.', async () => {
    const onCellKeyDown = jest.fn();
    const { createPortal } = jest.requireActual<typeof import('react-dom')>('react-dom');
    const renderEditCell = () => createPortal(<textarea aria-label="Elsewhere" />, document.body);
    render(<Grid columns={[{ ...city, renderEditCell }]} onCellKeyDown={onCellKeyDown} />);
    act(() => api.current.startCellEditMode({ id: 1, field: 'city' }));
    await wait();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Elsewhere' }), { key: 'x' });
    expect(onCellKeyDown).not.toHaveBeenCalled();
  });

  const openNotes = async () => {
    render(<MultilineNotes />);
    const notes = document.querySelector<HTMLElement>('[data-id="2"] [data-field="notes"]')!;
    fireEvent.mouseUp(notes);
    fireEvent.click(notes);
    fireEvent.doubleClick(notes);
    const editor = await screen.findByRole('textbox', { name: 'Notes' });
    fireEvent.change(editor, { target: { value: 'Sun' } });
    await wait();
    return { notes, editor: screen.getByRole('textbox', { name: 'Notes' }) };
  };

  test('So the editor handles Enter, Tab and Escape itself, with `stopCellEditMode`.', async () => {
    const { notes, editor } = await openNotes();
    fireEvent.keyDown(editor, { key: 'Enter' });
    await wait(100);
    expect(screen.queryByRole('textbox', { name: 'Notes' })).toBeNull();
    expect(notes).toHaveTextContent('Sun');
  });

  test('A click in the editor leaves the cell open.', async () => {
    const { editor } = await openNotes();
    fireEvent.mouseDown(editor);
    fireEvent.mouseUp(editor);
    fireEvent.click(editor);
    await wait(100);
    expect(screen.getByRole('textbox', { name: 'Notes' })).toBeInTheDocument();
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
    act(() => api.current.startRowEditMode({ id: 1 }));
    await wait();
    calls.city.mockClear();
    await setValue('country', 'Chile');
    expect(calls.country).toHaveBeenLastCalledWith(['city']);
    expect(calls.city).toHaveBeenLastCalledWith(['country']);
  });

  test('Enter before that starts the check and leaves the row open: press it again.', async () => {
    render(<RefundNeedsReason />);
    const cellOf = (id: number, field: string) =>
      document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;
    const typeAndEnter = async (id: number, pause: number) => {
      fireEvent.doubleClick(cellOf(id, 'reason'));
      await wait();
      const input = cellOf(id, 'reason').querySelector('input')!;
      fireEvent.change(input, { target: { value: 'Too late' } });
      // Without a pause, Enter follows at once, however slow the machine is.
      if (pause > 0) {
        await wait(pause);
      }
      fireEvent.keyDown(input, { key: 'Enter' });
      await wait(100);
      return cellOf(id, 'reason').querySelector('input');
    };
    expect(await typeAndEnter(1, 400)).toBeNull();
    expect(cellOf(1, 'reason')).toHaveTextContent('Too late');
    const open = await typeAndEnter(3, 0);
    expect(open).not.toBeNull();
    fireEvent.keyDown(open!, { key: 'Enter' });
    await wait(100);
    expect(cellOf(3, 'reason')).toHaveTextContent('Too late');
  });

  test('Cell editing provides only the saved row', async () => {
    const { calls, watched } = check();
    render(<Grid columns={watched} />);
    act(() => api.current.startCellEditMode({ id: 1, field: 'country' }));
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
    act(() => api.current.startRowEditMode({ id: 1 }));
    await wait();
    await setValue('country', 'Peru');
    await wait();
    unmount();
    return valueOptions.mock.calls.some(([{ row }]) => row?.country === 'Peru');
  };
  const preProcessEditCellProps: GridColDef['preProcessEditCellProps'] = ({ props }) => ({
    ...props,
  });

  test('The function `valueOptions` receives the row with the values that are being edited, without the flag the saved row.', async () => {
    expect(await chooseCountry({ preProcessEditCellProps })).toBe(true);
    api = { current: {} as GridApi };
    const rowsSeen = jest.fn((_: { row?: { country: string } }) => ['Oslo', 'Lima']);
    const linked = {
      ...city,
      type: 'singleSelect',
      valueOptions: rowsSeen,
      preProcessEditCellProps,
    } as GridColDef;
    render(<Grid columns={[country, linked]} editMode="row" experimentalFeatures={{}} />);
    act(() => api.current.setRowMode(1, 'edit'));
    await setValue('country', 'Peru');
    await wait();
    expect(rowsSeen).toHaveBeenCalled();
    expect(rowsSeen.mock.calls.some(([{ row }]) => row?.country === 'Peru')).toBe(false);
  });

  test('A change of the country renders the list of cities again.', async () => {
    expect(await chooseCountry({})).toBe(true);
  });

  test('For filters, `valueOptions` is called without a row', async () => {
    const valueOptions = jest.fn((_: { row?: unknown }) => ['Oslo', 'Lima']);
    render(<Grid columns={[country, { ...city, type: 'singleSelect', valueOptions }]} />);
    expect(valueOptions.mock.calls.every(([{ row }]) => row)).toBe(true);
    valueOptions.mockClear();
    act(() => api.current.showFilterPanel('city'));
    await wait();
    expect(valueOptions.mock.calls.some(([{ row }]) => row === undefined)).toBe(true);
  });
});

describe('#invoice', () => {
  test('An emptied price or quantity counts as 0.', async () => {
    render(<InvoiceWithTotals />);
    expect(screen.getByRole('status')).toHaveTextContent('Net € 3189.00');
    for (const field of ['price', 'quantity']) {
      const emptied = document.querySelector<HTMLElement>(`[data-id="2"] [data-field="${field}"]`)!;
      act(() => emptied.focus());
      fireEvent.keyDown(emptied, { key: 'Delete' });
      await wait();
      fireEvent.keyDown(emptied.querySelector('input')!, { key: 'Enter' });
      await wait(100);
      expect(screen.getByRole('status')).toHaveTextContent('Net € 1530.00');
      expect(emptied).toHaveTextContent(field === 'price' ? '€ 0.00' : '0');
    }
  });
});

describe('#date-pickers', () => {
  test('The editor converts between `Date`, which the column needs, and the dates of the adapter.', async () => {
    render(<DatePickerInACell />);
    const leaves = document.querySelector<HTMLElement>('[data-id="1"] [data-field="leaves"]')!;
    fireEvent.doubleClick(leaves);
    await wait();
    const input = screen.getByRole('textbox', { name: /Leaves/ });
    fireEvent.change(input, { target: { value: '04/20/2025' } });
    await wait();
    fireEvent.keyDown(screen.getByRole('textbox', { name: /Leaves/ }), { key: 'Enter' });
    await wait(100);
    expect(leaves).toHaveTextContent(new Date(2025, 3, 20).toLocaleDateString());
  });
});

describe('#troubleshooting', () => {
  test('The component is defined inside another component.', async () => {
    function Editor() {
      const [text, setText] = React.useState('');
      return <input aria-label="Note" value={text} onChange={(e) => setText(e.target.value)} />;
    }
    function Page({ inside, count }: { inside: boolean; count: number }) {
      const Inner = () => <Editor />;
      const renderEditCell = () => (inside ? <Inner /> : <Editor />);
      return (
        <>
          <p>{count}</p>
          <Grid columns={[{ ...city, renderEditCell }]} />
        </>
      );
    }
    const typeAndRender = async (inside: boolean) => {
      const { rerender, unmount } = render(<Page inside={inside} count={0} />);
      act(() => api.current.startCellEditMode({ id: 1, field: 'city' }));
      await wait();
      fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'dry' } });
      rerender(<Page inside={inside} count={1} />);
      await wait();
      const { value } = screen.getByLabelText<HTMLInputElement>('Note');
      unmount();
      api = { current: {} as GridApi };
      return value;
    };
    expect(await typeAndRender(true)).toBe('');
    expect(await typeAndRender(false)).toBe('dry');
  });

  test('The row is saved only in the grid, not in state.', async () => {
    render(<Grid />);
    act(() => api.current.startCellEditMode({ id: 1, field: 'city' }));
    await setValue('city', 'Bergen');
    act(() => api.current.stopCellEditMode({ id: 1, field: 'city' }));
    await wait();
    expect(api.current.getRow(1).city).toBe('Bergen');
    expect(rows[0].city).toBe('Oslo');
  });

  test('Rows are selected by clicks.', async () => {
    const { rerender } = render(<Grid />);
    fireEvent.click(cell('city'));
    await wait();
    expect(api.current.isRowSelected(1)).toBe(true);
    act(() => api.current.selectRow(1, false));
    rerender(<Grid disableSelectionOnClick />);
    fireEvent.click(cell('city'));
    await wait();
    expect(api.current.isRowSelected(1)).toBe(false);
  });
});
