import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGrid,
  gridClasses,
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

/** A column whose header is a button, which says how often it was pressed. */
function withButton(props: React.ComponentProps<'button'> = {}) {
  const onClick = jest.fn();
  const column: GridColDef = {
    field: 'b',
    renderHeader: () => (
      <button
        tabIndex={0}
        onClick={(event) => {
          onClick();
          props.onClick?.(event);
        }}
        onKeyDown={props.onKeyDown}
      >
        About b
      </button>
    ),
  };
  return { onClick, columns: [a, column, c] };
}

describe('#buttons', () => {
  const sorted = () => api.current.getSortModel().map(({ field }) => field);

  test('A click on a button goes on to the header, which sorts the column. Enter on the button does the same.', async () => {
    const user = userEvent.setup();
    const button = withButton();
    const { unmount } = render(<Grid columns={button.columns} />);
    await user.click(screen.getByRole('button', { name: 'About b' }));
    expect(sorted()).toEqual(['b']);
    unmount();

    const stopped = withButton({ onClick: (event) => event.stopPropagation() });
    const { unmount: unmountStopped } = render(<Grid columns={stopped.columns} />);
    await user.click(screen.getByRole('button', { name: 'About b' }));
    expect(sorted()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(sorted()).toEqual(['b']);
    unmountStopped();

    const stop = (event: React.SyntheticEvent) => event.stopPropagation();
    const both = withButton({ onClick: stop, onKeyDown: stop });
    render(<Grid columns={both.columns} />);
    await user.click(screen.getByRole('button', { name: 'About b' }));
    await user.keyboard('{Enter}');
    expect(both.onClick).toHaveBeenCalledTimes(2);
    expect(sorted()).toEqual([]);
  });
});

describe('#height', () => {
  test('Each line is as high as the header', () => {
    render(<Grid columnHeaderHeight={72} />);
    const headers = document.querySelector<HTMLElement>(`.${gridClasses.columnHeaders}`)!;
    expect(headers.style.lineHeight).toBe('72px');
    expect(screen.getByRole('columnheader', { name: 'a' }).style.height).toBe('72px');
  });
});

describe('#accessibility', () => {
  test('With `renderHeader`, the accessible name of the header is the rendered content, not `headerName`', () => {
    render(<Grid columns={[{ ...a, headerName: 'Amount', renderHeader: () => <b>€</b> }]} />);
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: /€/ })).toBeVisible();
  });

  test('the focus goes to the button instead of the header, and the arrow keys do not lead on from there', async () => {
    const user = userEvent.setup();
    render(<Grid columns={withButton().columns} />);
    const header = (name: string) => screen.getByRole('columnheader', { name });
    await user.tab();
    expect(header('a')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    const button = screen.getByRole('button', { name: 'About b' });
    expect(button).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button).toHaveFocus();
  });
});
