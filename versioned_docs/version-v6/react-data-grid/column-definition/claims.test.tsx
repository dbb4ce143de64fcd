import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  type GridApi,
  type GridColDef,
  type GridValueGetterParams,
} from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import SaveButtonInCells from './demos/SaveButtonInCells';

const rows = [{ id: 1, who: 'Amira' }];

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function show(renderCell: GridColDef['renderCell']) {
  render(
    <div style={{ height: 300, width: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={[{ field: 'who', renderCell }]} />
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
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid apiRef={api} rows={rows} columns={[{ field: 'who', type: 'name' }]} />
      </div>,
    );
    const operators = api.current.getColumn('who').filterOperators!.map(({ value }) => value);
    expect(operators).toContain('contains');
    expect(screen.getByRole('cell')).toHaveTextContent('Amira');
  });
});

describe('#single-select', () => {
  test('The cell of a row whose id is 0 does so, too.', () => {
    const valueOptions = jest.fn(() => ['Bar']);
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid
          rows={[
            { id: 0, table: 'Bar' },
            { id: 1, table: 'Bar' },
          ]}
          columns={[{ field: 'table', type: 'singleSelect', valueOptions }]}
        />
      </div>,
    );
    expect(valueOptions).toHaveBeenCalledWith({ id: 0, field: 'table', row: null });
    expect(valueOptions).toHaveBeenCalledWith({
      id: 1,
      field: 'table',
      row: { id: 1, table: 'Bar' },
    });
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
              valueGetter: ({ rowNode }) => got.add(rowNode.type) && null,
              renderCell: ({ rowNode }) => rendered.add(rowNode.type) && null,
            },
          ]}
          initialState={{ rowGrouping: { model: ['origin'] } }}
          defaultGroupingExpansionDepth={-1}
        />
      </div>,
    );
    expect([...got].sort()).toEqual(['group', 'leaf']);
    expect([...rendered].sort()).toEqual(['group', 'leaf']);
  });
});
