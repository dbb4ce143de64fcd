import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridColDef, type GridValueGetterParams } from '@mui/x-data-grid';
import { DataGridPremium, type GridApi } from '@mui/x-data-grid-premium';
import SaveButtonInCells from './demos/SaveButtonInCells';

const rows = [{ id: 1, who: 'Amira' }];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function show(renderCell: GridColDef['renderCell']) {
  render(
    <div style={{ height: 300, width: 300 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={[{ field: 'who', renderCell }]} />
    </div>,
  );
  act(() => api.current.setCellFocus(1, 'who'));
}

describe('#value-formatter', () => {
  test('Besides the `value`, the object holds `id`, `field` and `api`, but not the row.', () => {
    const valueFormatter = jest.fn(() => 'text');
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid rows={rows} columns={[{ field: 'who', valueFormatter }]} />
      </div>,
    );
    expect(valueFormatter).toHaveBeenCalledWith({
      id: 1,
      field: 'who',
      value: 'Amira',
      api: expect.anything(),
    });
  });
});

describe('#render-cell', () => {
  test('Return `null` or `undefined` to fall back to the formatted text, and an empty string for an empty cell.', () => {
    const column = (field: string, result: React.ReactNode): GridColDef => ({
      field,
      valueGetter: () => 'Formatted',
      renderCell: () => result,
    });
    render(
      <div style={{ height: 300, width: 500 }}>
        <DataGrid
          rows={rows}
          columns={[column('a', null), column('b', undefined), column('c', '')]}
        />
      </div>,
    );
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'Formatted',
      'Formatted',
      '',
    ]);
  });
});

describe('#display', () => {
  test('A cell is a flex container.', () => {
    show(({ value }) => value);
    expect(getComputedStyle(screen.getByRole('cell')).display).toBe('flex');
  });
});

describe('#accessible-cells', () => {
  const onClick = jest.fn();
  const button: GridColDef['renderCell'] = ({ hasFocus }) => (
    <button type="button" tabIndex={hasFocus ? 0 : -1} onClick={onClick}>
      Call
    </button>
  );

  beforeEach(() => onClick.mockClear());

  test('The grid then focuses the control instead of the cell.', () => {
    show(button);
    expect(screen.getByRole('button', { name: 'Call' })).toHaveFocus();
  });

  test('**<kbd>Space</kbd> does not reach the control.**', async () => {
    show(button);
    await userEvent.keyboard(' ');
    expect(onClick).not.toHaveBeenCalled();
  });

  test('**<kbd>Enter</kbd> works** in cells that are not editable.', async () => {
    show(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('**A click also selects the row.**', () => {
    show(button);
    fireEvent.click(screen.getByRole('button', { name: 'Call' }));
    expect([...api.current.getSelectedRows().keys()]).toEqual([1]);
  });

  test('the first one gets focus', () => {
    show(({ hasFocus }) => (
      <>
        <button tabIndex={hasFocus ? 0 : -1}>First</button>
        <button tabIndex={hasFocus ? 0 : -1}>Second</button>
      </>
    ));
    expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  });
});

describe('#save-button', () => {
  test('type a note, and press <kbd>Tab</kbd> and <kbd>Space</kbd> to save it', async () => {
    const user = userEvent.setup();
    render(<SaveButtonInCells />);
    await user.click(screen.getAllByRole('cell')[0]);
    await user.keyboard('{ArrowRight}');
    const field = screen.getAllByRole('textbox')[0];
    expect(field).toHaveFocus();
    await user.keyboard('two words');
    expect(field).toHaveValue('two words');
    await user.tab();
    expect(screen.getAllByRole('button', { name: /^Save the note/ })[0]).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByText('Saved')).toBeInTheDocument();
  }, 30_000);

  test('<kbd>↑</kbd> and <kbd>↓</kbd> go to the field of another row', async () => {
    const user = userEvent.setup();
    render(<SaveButtonInCells />);
    await user.click(screen.getAllByRole('cell')[0]);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getAllByRole('textbox')[1]).toHaveFocus();
  }, 30_000);
});

describe('#column-types', () => {
  test('A `type` that the grid does not know has the behavior of `string`.', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGridPremium apiRef={api} rows={rows} columns={[{ field: 'who', type: 'name' }]} />
      </div>,
    );
    const operators = api.current.getColumn('who').filterOperators!.map(({ value }) => value);
    expect(operators).toContain('contains');
    expect(screen.getByRole('cell')).toHaveTextContent('Amira');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0][0]).toContain(
      'The column type "name" you are using is not supported.',
    );
    warn.mockRestore();
  });
});

describe('#convert-types', () => {
  test('Text in a `date` column is shown as it is,', () => {
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid
          rows={[{ id: 1, due: '2025-01-31' }]}
          columns={[{ field: 'due', type: 'date' }]}
        />
      </div>,
    );
    expect(screen.getByRole('cell')).toHaveTextContent('2025-01-31');
  });
});

describe('#custom-types', () => {
  test("lets a column say `type: 'euros'`", () => {
    const valueFormatter = ({ value }: { value: number }) => `${value} €`;
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGridPremium
          apiRef={api}
          rows={[{ id: 1, price: 7 }]}
          columns={[{ field: 'price', type: 'euros' }]}
          columnTypes={{ euros: { extendType: 'number', valueFormatter } }}
        />
      </div>,
    );
    expect(screen.getByRole('cell')).toHaveTextContent('7 €');
    expect(api.current.getColumn('price').align).toBe('right');
  });
});

describe('#change-columns', () => {
  const grid = (column: GridColDef) => (
    <div style={{ height: 300, width: 300 }}>
      <DataGridPremium apiRef={api} rows={rows} columns={[column]} />
    </div>
  );

  test('a `renderCell` that you leave out stays.', async () => {
    const { rerender } = render(grid({ field: 'who', renderCell: () => 'Rendered' }));
    rerender(grid({ field: 'who', headerName: 'Who' }));
    await act(async () => undefined);
    expect(screen.getByRole('columnheader', { name: 'Who' })).toBeInTheDocument();
    expect(screen.getByRole('cell')).toHaveTextContent('Rendered');
    rerender(grid({ field: 'who', renderCell: undefined }));
    await act(async () => undefined);
    expect(screen.getByRole('cell')).toHaveTextContent('Amira');
  });

  test('A new `type` of a column that exists brings neither the format nor the filters of that type:', async () => {
    const { rerender } = render(grid({ field: 'who' }));
    rerender(grid({ field: 'who', type: 'number' }));
    await act(async () => undefined);
    const { type, align, filterOperators } = api.current.getColumn('who');
    expect(type).toBe('number');
    expect(align).toBe('left');
    expect(filterOperators!.map(({ value }) => value)).toContain('contains');
  });
});

describe('#single-select', () => {
  const options = [{ value: 'b', label: 'Bar' }];

  test('but the cell shows the value:', () => {
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid
          rows={[{ id: 1, table: 'b' }]}
          columns={[{ field: 'table', type: 'singleSelect', valueOptions: options }]}
        />
      </div>,
    );
    expect(screen.getByRole('cell')).toHaveTextContent(/^b$/);
  });

  test('The filter calls the function with the `field` only, without a row.', async () => {
    const valueOptions = jest.fn(() => options);
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGridPremium
          apiRef={api}
          rows={[{ id: 1, table: 'b' }]}
          columns={[{ field: 'table', type: 'singleSelect', valueOptions }]}
        />
      </div>,
    );
    expect(valueOptions).not.toHaveBeenCalled();
    act(() => api.current.showFilterPanel('table'));
    await act(async () => undefined);
    expect(screen.getByRole('option', { name: 'Bar' })).toBeInTheDocument();
    valueOptions.mock.calls.forEach((args) => expect(args).toEqual([{ field: 'table' }]));
  });
});

describe('#autogenerated-rows', () => {
  test('They receive its `id`, but its `row` has none of your properties.', () => {
    const valueGetter = jest.fn(
      ({ id, row }: GridValueGetterParams) => `${id}: ${JSON.stringify(row)}`,
    );
    render(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPremium
          rows={[{ id: 1, origin: 'Kenya' }]}
          columns={[{ field: 'origin' }, { field: 'score', valueGetter }]}
          initialState={{ rowGrouping: { model: ['origin'] } }}
        />
      </div>,
    );
    const results = valueGetter.mock.results.map(({ value }) => value);
    expect(results).toContain('auto-generated-row-origin/Kenya: {}');
  });

  test('`valueGetter` and `renderCell` both receive `rowNode`.', () => {
    const got = new Set<string>();
    const rendered = new Set<string>();
    render(
      <div style={{ height: 300, width: 500 }}>
        <DataGridPremium
          rows={[{ id: 1, origin: 'Kenya' }]}
          columns={[
            { field: 'origin' },
            {
              field: 'score',
              valueGetter: ({ rowNode }) => got.add(String(!!rowNode.isAutoGenerated)) && null,
              renderCell: ({ rowNode }) => rendered.add(String(!!rowNode.isAutoGenerated)) && null,
            },
          ]}
          initialState={{ rowGrouping: { model: ['origin'] } }}
          defaultGroupingExpansionDepth={-1}
        />
      </div>,
    );
    expect([...got].sort()).toEqual(['false', 'true']);
    expect([...rendered].sort()).toEqual(['false', 'true']);
  });
});
