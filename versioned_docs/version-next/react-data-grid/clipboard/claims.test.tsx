import * as React from 'react';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridApi,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';

interface Line {
  id: number;
  item: string;
  q1: number;
  q2: number;
}

const lines: Line[] = [
  { id: 1, item: 'Salaries', q1: 120, q2: 121 },
  { id: 2, item: 'Travel', q1: 14, q2: 9 },
  { id: 3, item: 'Hardware', q1: 40, q2: 5 },
];

const columns: GridColDef<Line>[] = [
  { field: 'item', editable: true },
  { field: 'q1', type: 'number', editable: true },
  { field: 'q2', type: 'number', editable: true },
];

const include = (...ids: number[]): GridRowSelectionModel => ({
  type: 'include',
  ids: new Set(ids),
});

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Budget(props: Partial<DataGridPremiumProps<Line>>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGridPremium apiRef={api} rows={lines} columns={columns} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`)!;

async function copy(id: number, field: string) {
  fireEvent.keyDown(cell(id, field), { key: 'c', keyCode: 67, ctrlKey: true });
  await act(() => Promise.resolve());
}

async function paste(id: number, field: string, text: string) {
  act(() => api.current.setCellFocus(id, field));
  fireEvent.keyDown(cell(id, field), { key: 'v', keyCode: 86, ctrlKey: true });
  await act(async () => {
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => text } });
    await Promise.resolve();
  });
}

/** Rows are written 50 ms after the last of them was processed. */
const written = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));

const valuesOf = (id: number) => {
  const { item, q1, q2 } = api.current.getRow(id) as Line;
  return [item, q1, q2];
};

describe('#copy', () => {
  const copied = jest.fn();
  const twoCells = { 1: { q1: true }, 2: { q1: true } };

  beforeEach(() => {
    userEvent.setup();
    copied.mockClear();
  });

  test('more than one selected cell takes precedence over selected rows', async () => {
    render(
      <Budget
        cellSelection
        cellSelectionModel={twoCells}
        rowSelectionModel={include(3)}
        onClipboardCopy={copied}
      />,
    );
    await copy(1, 'q1');
    expect(copied.mock.calls[0][0]).toBe('120\r\n14');
  });

  test('With one selected cell or none, the selected rows are copied', async () => {
    render(
      <Budget
        cellSelection
        cellSelectionModel={{ 1: { q1: true } }}
        rowSelectionModel={include(3)}
        onClipboardCopy={copied}
      />,
    );
    await copy(1, 'q1');
    expect(copied.mock.calls[0][0]).toBe('Hardware\t40\t5');
  });

  test('Otherwise, the focused cell is copied', async () => {
    render(<Budget disableRowSelectionOnClick onClipboardCopy={copied} />);
    act(() => api.current.setCellFocus(2, 'q2'));
    await copy(2, 'q2');
    expect(copied.mock.calls[0][0]).toBe('9');
  });

  test('Rows are copied in sorted order', async () => {
    render(
      <Budget
        sortModel={[{ field: 'q1', sort: 'asc' }]}
        rowSelectionModel={include(1, 2)}
        onClipboardCopy={copied}
      />,
    );
    await copy(1, 'q1');
    expect(copied.mock.calls[0][0]).toBe('Travel\t14\t9\r\nSalaries\t120\t121');
  });

  test('`disableExport` in a column definition excludes the column from copied rows, but not from copied cells', async () => {
    const secret = columns.map((column) => ({ ...column, disableExport: column.field === 'q1' }));
    const { rerender } = render(
      <Budget columns={secret} rowSelectionModel={include(1)} onClipboardCopy={copied} />,
    );
    await copy(1, 'q1');
    rerender(
      <Budget
        columns={secret}
        rowSelectionModel={include()}
        cellSelection
        cellSelectionModel={twoCells}
        onClipboardCopy={copied}
      />,
    );
    await copy(1, 'q1');
    expect(copied.mock.calls.map(([text]) => text)).toEqual(['Salaries\t121', '120\r\n14']);
  });

  const inEuro = columns.map((column) => ({ ...column, valueFormatter: (v: never) => `€${v}` }));

  test('The copied text is the formatted value, not the output of `renderCell`', async () => {
    const drawn = columns.map((column) => ({ ...column, renderCell: () => <b>drawn</b> }));
    render(<Budget columns={drawn} onClipboardCopy={copied} />);
    expect(cell(1, 'q1')).toHaveTextContent('drawn');
    act(() => api.current.setCellFocus(1, 'q1'));
    await copy(1, 'q1');
    expect(copied.mock.calls[0][0]).toBe('120');
  });

  test('`onClipboardCopy` receives the text as soon as the grid has asked the browser to copy it, even if the browser then fails', async () => {
    const write = jest
      .spyOn(navigator.clipboard, 'writeText')
      .mockImplementation(() => new Promise(() => undefined));
    render(<Budget onClipboardCopy={copied} />);
    act(() => api.current.setCellFocus(1, 'q1'));
    await copy(1, 'q1');
    expect(write).toHaveBeenCalledWith('120');
    expect(copied.mock.calls[0][0]).toBe('120');
    write.mockRestore();
  });

  test('For cells, `ignoreValueFormatterDuringExport={{ clipboardExport: true }}` copies the unformatted values', async () => {
    const props = { columns: inEuro, cellSelection: true, onClipboardCopy: copied };
    const { rerender } = render(<Budget {...props} cellSelectionModel={twoCells} />);
    await copy(1, 'q1');
    rerender(
      <Budget
        {...props}
        cellSelectionModel={twoCells}
        ignoreValueFormatterDuringExport={{ clipboardExport: true }}
      />,
    );
    await copy(1, 'q1');
    expect(copied.mock.calls.map(([text]) => text)).toEqual(['€120\r\n€14', '120\r\n14']);
  });

  test('For rows, use the `csvExport` key instead', async () => {
    const props = { columns: inEuro, rowSelectionModel: include(2), onClipboardCopy: copied };
    const { rerender } = render(
      <Budget {...props} ignoreValueFormatterDuringExport={{ clipboardExport: true }} />,
    );
    await copy(1, 'q1');
    rerender(<Budget {...props} ignoreValueFormatterDuringExport={{ csvExport: true }} />);
    await copy(1, 'q1');
    expect(copied.mock.calls.map(([text]) => text)).toEqual(['€Travel\t€14\t€9', 'Travel\t14\t9']);
  });

  test('If text on the page is selected, the browser copies that text, and the grid does nothing', async () => {
    render(
      <>
        <p>Marked</p>
        <Budget rowSelectionModel={include(1)} onClipboardCopy={copied} />
      </>,
    );
    window.getSelection()!.selectAllChildren(document.querySelector('p')!);
    await copy(1, 'q1');
    expect(copied).not.toHaveBeenCalled();
    window.getSelection()!.removeAllRanges();
  });
});

describe('#paste', () => {
  test('and so do cells for which `isCellEditable` returns `false`', async () => {
    render(<Budget isCellEditable={({ field }) => field !== 'q1'} disableRowSelectionOnClick />);
    await paste(2, 'q1', '77\t78');
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 14, 78]);
  });

  test('Columns that are not `editable` keep their values', async () => {
    const onlyQ2 = columns.map((column) => ({ ...column, editable: column.field === 'q2' }));
    render(<Budget columns={onlyQ2} disableRowSelectionOnClick />);
    await paste(2, 'q1', '77\t78');
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 14, 78]);
  });

  test('Lines are pasted in the order in which the rows were selected, not in the order on the screen', async () => {
    render(<Budget checkboxSelection />);
    fireEvent.click(cell(3, '__check__').querySelector('input')!);
    fireEvent.click(cell(1, '__check__').querySelector('input')!);
    await paste(1, '__check__', 'First\t1\t1\nSecond\t2\t2');
    await written();
    expect([valuesOf(1), valuesOf(3)]).toEqual([
      ['Second', 2, 2],
      ['First', 1, 1],
    ]);
  });

  test('After "select all", the lines go into the rows in the order of `rows`', async () => {
    render(<Budget checkboxSelection sortModel={[{ field: 'q1', sort: 'asc' }]} />);
    act(() => api.current.setRowSelectionModel({ type: 'exclude', ids: new Set() }));
    await paste(2, '__check__', 'First\t1\t1\nSecond\t2\t2');
    await written();
    expect([valuesOf(1), valuesOf(2)]).toEqual([
      ['First', 1, 1],
      ['Second', 2, 2],
    ]);
  });

  test('Each line is pasted into one of the selected rows', async () => {
    render(<Budget checkboxSelection />);
    fireEvent.click(cell(3, '__check__').querySelector('input')!);
    fireEvent.click(cell(1, '__check__').querySelector('input')!);
    await paste(1, '__check__', 'Same\t1');
    await written();
    expect([valuesOf(1), valuesOf(2), valuesOf(3)]).toEqual([
      ['Same', 1, 121],
      ['Travel', 14, 9],
      ['Same', 1, 5],
    ]);
  });

  test('Values that do not fit are dropped: no rows or columns are added', async () => {
    render(<Budget disableRowSelectionOnClick />);
    await paste(3, 'q2', '1\t2\t3\n4\t5\t6');
    await written();
    expect(valuesOf(3)).toEqual(['Hardware', 40, 1]);
    expect(api.current.getRowsCount()).toBe(3);
  });

  test('A single value fills all of them', async () => {
    render(
      <Budget
        cellSelection
        cellSelectionModel={{ 1: { q1: true, q2: true }, 2: { q1: true } }}
        disableRowSelectionOnClick
      />,
    );
    await paste(1, 'q1', '5');
    await written();
    expect([valuesOf(1), valuesOf(2)]).toEqual([
      ['Salaries', 5, 5],
      ['Travel', 5, 9],
    ]);
  });
});

describe('#disable-paste', () => {
  test('Without this prop, the cell does not enter edit mode', async () => {
    render(<Budget disableRowSelectionOnClick />);
    await paste(2, 'q1', '77');
    expect(api.current.getCellMode(2, 'q1')).toBe('view');
  });

  test('With `disableClipboardPaste`, Ctrl + V starts editing the focused cell', async () => {
    render(<Budget disableRowSelectionOnClick disableClipboardPaste />);
    act(() => api.current.setCellFocus(2, 'q1'));
    fireEvent.keyDown(cell(2, 'q1'), { key: 'v', keyCode: 86, ctrlKey: true });
    expect(api.current.getCellMode(2, 'q1')).toBe('edit');
  });
});

describe('#persist', () => {
  test('The affected row keeps its values, and the other rows are updated', async () => {
    const failed = jest.fn();
    render(
      <Budget
        disableRowSelectionOnClick
        processRowUpdate={(line) => {
          if (line.q1 < 0) {
            throw new Error('Negative');
          }
          return line;
        }}
        onProcessRowUpdateError={failed}
      />,
    );
    await paste(1, 'q1', '-1\n15');
    await written();
    expect(failed).toHaveBeenCalledTimes(1);
    expect([valuesOf(1)[1], valuesOf(2)[1]]).toEqual([120, 15]);
  });

  test('Calls for several rows run in parallel, not one after the other', async () => {
    const order: string[] = [];
    render(
      <Budget
        disableRowSelectionOnClick
        processRowUpdate={async (line) => {
          order.push(`start ${line.id}`);
          await Promise.resolve();
          order.push(`end ${line.id}`);
          return line;
        }}
      />,
    );
    await paste(1, 'q1', '1\n2');
    await written();
    expect(order).toEqual(['start 1', 'start 2', 'end 1', 'end 2']);
  });
});

describe('#events', () => {
  test('It receives `oldRows` and `newRows`, each a `Map` of rows by id', async () => {
    const end = jest.fn();
    render(<Budget disableRowSelectionOnClick onClipboardPasteEnd={end} />);
    await paste(2, 'q1', '77');
    await written();
    const [{ oldRows, newRows }] = end.mock.calls[0];
    expect([...oldRows]).toEqual([[2, lines[1]]]);
    expect([...newRows]).toEqual([[2, { ...lines[1], q1: 77 }]]);
  });

  test('Undoing a paste writes the old rows into the grid without `processRowUpdate`', async () => {
    const processRowUpdate = jest.fn((line) => line);
    const onUndo = jest.fn();
    render(
      <Budget disableRowSelectionOnClick processRowUpdate={processRowUpdate} onUndo={onUndo} />,
    );
    await paste(2, 'q1', '77');
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 77, 9]);
    await act(() => api.current.history.undo());
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 14, 9]);
    expect(processRowUpdate).toHaveBeenCalledTimes(1);
    expect(onUndo.mock.calls[0][0]).toMatchObject({ eventName: 'clipboardPasteEnd' });
    expect([...onUndo.mock.calls[0][0].data.oldRows.values()]).toEqual([lines[1]]);
  });

  test('At this point, the grid may not have updated all rows yet', async () => {
    let saveSecond = () => {};
    const seen = jest.fn();
    const { unmount } = render(
      <Budget
        disableRowSelectionOnClick
        processRowUpdate={(line) =>
          line.id === 1
            ? line
            : new Promise((resolve) => {
                saveSecond = () => resolve(line);
              })
        }
        onClipboardPasteEnd={() => seen(valuesOf(1)[1], valuesOf(2)[1])}
      />,
    );
    await paste(1, 'q1', '77\n78');
    await waitFor(() => expect(valuesOf(1)[1]).toBe(77));
    expect(seen).not.toHaveBeenCalled();
    await act(async () => saveSecond());
    await waitFor(() => expect(seen).toHaveBeenCalled());
    expect(seen.mock.calls).toEqual([[77, 14]]);
    await written();
    expect(valuesOf(2)[1]).toBe(78);
    unmount();
    api = { current: {} as GridApi };
    const atTheEnd = jest.fn();
    render(<Budget disableRowSelectionOnClick onClipboardPasteEnd={() => atTheEnd(valuesOf(2))} />);
    await paste(2, 'q1', '77\t78');
    await waitFor(() => expect(atTheEnd).toHaveBeenCalled());
    expect(atTheEnd.mock.calls[0][0]).toEqual(['Travel', 14, 9]);
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 77, 78]);
  });

  test('`onClipboardPasteEnd` is called after the last `processRowUpdate`, even if nothing has changed', async () => {
    const order: string[] = [];
    render(
      <Budget
        disableRowSelectionOnClick
        columns={columns.map((column) => ({ ...column, editable: column.field === 'q1' }))}
        processRowUpdate={async (line) => {
          await Promise.resolve();
          order.push('saved');
          return line;
        }}
        onClipboardPasteStart={() => order.push('start')}
        onClipboardPasteEnd={() => order.push('end')}
      />,
    );
    await paste(2, 'q1', '77');
    await written();
    await paste(2, 'q2', '77');
    await written();
    expect(order).toEqual(['start', 'saved', 'end', 'start', 'end']);
  });
});

describe('#confirm', () => {
  test('If the promise resolves, the text is pasted; if it rejects, the paste is canceled', async () => {
    const start = jest.fn();
    render(
      <Budget
        disableRowSelectionOnClick
        onBeforeClipboardPasteStart={() => Promise.reject(new Error('No'))}
        onClipboardPasteStart={start}
      />,
    );
    await paste(2, 'q1', '77');
    await written();
    expect(start).not.toHaveBeenCalled();
    expect(valuesOf(2)).toEqual(['Travel', 14, 9]);
  });
});

describe('#format', () => {
  test('Pasted text is split at it as well', async () => {
    render(<Budget disableRowSelectionOnClick clipboardCopyCellDelimiter=";" />);
    await paste(2, 'q1', '77;78');
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 77, 78]);
  });
});

describe('#parse', () => {
  const state: GridColDef<Line> = {
    field: 'item',
    type: 'singleSelect',
    editable: true,
    valueOptions: [
      { value: 'Travel', label: 'Trips' },
      { value: 'Hardware', label: 'Machines' },
    ],
  };

  async function pasteState(text: string) {
    render(<Budget columns={[state]} disableRowSelectionOnClick />);
    await paste(2, 'item', text);
    await written();
    return valuesOf(2)[0];
  }

  test('The parser of `singleSelect` accepts the `value` of an option', async () => {
    expect(await pasteState('Hardware')).toBe('Hardware');
  });

  test('but not its label', async () => {
    expect(await pasteState('Machines')).toBe('Travel');
  });

  test('`pastedValueParser` in a column definition converts pasted text to a value; if it returns `undefined`, the cell does not change', async () => {
    render(
      <Budget
        columns={[{ field: 'q1', editable: true, pastedValueParser: () => undefined }]}
        disableRowSelectionOnClick
      />,
    );
    await paste(2, 'q1', '77');
    await written();
    expect(valuesOf(2)).toEqual(['Travel', 14, 9]);
  });
});

describe('#troubleshooting', () => {
  test('Numbers become `NaN`', async () => {
    render(<Budget disableRowSelectionOnClick />);
    await paste(2, 'q1', '€ 77');
    await written();
    expect(valuesOf(2)).toEqual(['Travel', NaN, 9]);
  });
});
