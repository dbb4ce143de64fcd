import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  GridActionsCell,
  GridActionsCellItem,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import LongTextRemarks from './demos/LongTextRemarks';
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

  const people = [
    { id: 1, who: 'Amira', phone: '1' },
    { id: 2, who: 'Jonas', phone: '2' },
  ];

  const tabbed = (props: Partial<DataGridProps> = {}) => {
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid
          apiRef={api}
          rows={people}
          columns={[{ field: 'who' }, { field: 'phone', renderCell: button }]}
          tabNavigation="content"
          {...props}
        />
      </div>,
    );
    act(() => api.current.setCellFocus(1, 'who'));
  };

  test('<kbd>Tab</kbd> goes to the next cell and focuses the control in it', async () => {
    tabbed();
    await userEvent.tab();
    expect(screen.getAllByRole('button', { name: 'Call' })[0]).toHaveFocus();
  });

  test('from the last cell of a row to the first of the next', async () => {
    tabbed();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('gridcell', { name: 'Jonas' })).toHaveFocus();
  });
});

describe('#save-button', () => {
  test('type a note, and press <kbd>Tab</kbd> and <kbd>Space</kbd> to save it', async () => {
    const user = userEvent.setup();
    render(<SaveButtonInCells />);
    await user.click(screen.getAllByRole('gridcell')[0]);
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
    await user.click(screen.getAllByRole('gridcell')[0]);
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getAllByRole('textbox')[1]).toHaveFocus();
  }, 30_000);
});

describe('#long-text', () => {
  const key = (name: string, shiftKey = false) =>
    fireEvent.keyDown(document.activeElement!, { key: name, shiftKey });

  test('Focus a cell of the second column and press <kbd>Space</kbd>, and <kbd>Escape</kbd> to close the text.', () => {
    render(<LongTextRemarks />);
    const cell = document.querySelector<HTMLElement>('[role="gridcell"][data-field="report"]')!;
    fireEvent.mouseDown(cell);
    fireEvent.mouseUp(cell);
    fireEvent.click(cell);
    const expand = cell.querySelector('button');
    expect(expand).toHaveFocus();
    key(' ');
    expect(expand).toHaveAttribute('aria-expanded', 'true');
    key('Escape');
    expect(expand).toHaveAttribute('aria-expanded', 'false');
  }, 60_000);

  test('<kbd>Shift</kbd> + <kbd>Enter</kbd> starts a new line, <kbd>Enter</kbd> saves.', async () => {
    const at = { id: 1, field: 'text' };
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid
          apiRef={api}
          rows={[{ id: 1, text: 'one' }]}
          columns={[{ field: 'text', type: 'longText', editable: true }]}
        />
      </div>,
    );
    act(() => api.current.setCellFocus(at.id, at.field));
    act(() => api.current.startCellEditMode(at));
    const editor = document.querySelector('textarea')!;
    expect(editor).toHaveFocus();
    // The text area breaks the line, because the grid does not take the key.
    expect(key('Enter', true)).toBe(true);
    expect(api.current.getCellMode(at.id, at.field)).toBe('edit');
    fireEvent.change(editor, { target: { value: 'one\ntwo' } });
    key('Enter');
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(api.current.getCellMode(at.id, at.field)).toBe('view');
    expect(api.current.getRow(1)).toEqual({ id: 1, text: 'one\ntwo' });
  }, 60_000);

  test('The name of the button begins with the value, and would be "null, Expand".', () => {
    render(
      <div style={{ height: 300, width: 300 }}>
        <DataGrid rows={[{ id: 1, text: null }]} columns={[{ field: 'text', type: 'longText' }]} />
      </div>,
    );
    expect(screen.getByLabelText('null, Expand')).toBeInTheDocument();
  });
});

describe('#actions', () => {
  test('Anything else is left out, and reported in the console.', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Wrapped = () => <GridActionsCellItem icon={<i />} label="Wrapped" />;
    show((params) => (
      <GridActionsCell {...params}>
        <React.Fragment>
          <GridActionsCellItem icon={<i />} label="Item" />
        </React.Fragment>
        <Wrapped />
      </GridActionsCell>
    ));
    expect(screen.queryByLabelText('Wrapped')).toBeNull();
    expect(screen.getByLabelText('Item')).toBeInTheDocument();
    expect(error).toHaveBeenCalledWith(expect.stringContaining('Invalid child type'));
    error.mockRestore();
  });
});

describe('#change-columns', () => {
  const grid = (columns: GridColDef[]) => (
    <div style={{ height: 300, width: 300 }}>
      <DataGrid apiRef={api} rows={rows} columns={columns} />
    </div>
  );
  const renderCell = () => 'rendered';
  const full: GridColDef = { field: 'who', type: 'string', headerName: 'Who', renderCell };

  test('Whatever a new definition does not mention returns to its default, including a width that people have set.', () => {
    const { rerender } = render(grid([full]));
    act(() => api.current.setColumnWidth('who', 300));
    rerender(grid([{ field: 'who', type: 'string' }]));
    const column = api.current.getColumn('who');
    expect(column.width).toBe(100);
    expect(column.headerName).toBeUndefined();
    expect(column.renderCell).toBeUndefined();
  });

  test('if the object names the `type` of the column, everything stays for which the type has no default, such as the title or `renderCell`; if it does not, all is reset.', () => {
    render(grid([{ ...full, minWidth: 80 }]));
    act(() => api.current.updateColumns([{ field: 'who', type: 'string', width: 200 }]));
    expect(api.current.getColumn('who')).toMatchObject({
      headerName: 'Who',
      renderCell,
      minWidth: 50,
      width: 200,
    });
    act(() => api.current.updateColumns([{ field: 'who', width: 200 }]));
    expect(api.current.getColumn('who').headerName).toBeUndefined();
    expect(api.current.getColumn('who').renderCell).toBeUndefined();
  });
});
