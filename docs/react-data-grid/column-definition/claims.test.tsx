import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
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
