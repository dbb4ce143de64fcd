import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPro,
  GridColumnMenuContainer,
  SortGridMenuItems,
  gridClasses,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';

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

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />
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
    api = { current: {} as GridApi };

    const stopped = withButton({ onClick: (event) => event.stopPropagation() });
    const { unmount: unmountStopped } = render(<Grid columns={stopped.columns} />);
    await user.click(screen.getByRole('button', { name: 'About b' }));
    expect(sorted()).toEqual([]);
    await user.keyboard('{Enter}');
    expect(sorted()).toEqual(['b']);
    unmountStopped();
    api = { current: {} as GridApi };

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
    render(<Grid headerHeight={72} />);
    const headers = document.querySelector<HTMLElement>(`.${gridClasses.columnHeaders}`)!;
    expect(headers.style.lineHeight).toBe('72px');
    expect(screen.getByRole('columnheader', { name: 'a' }).style.height).toBe('72px');
  });
});

describe('#column-menu', () => {
  test('the grid does not add it.', async () => {
    const Menu = React.forwardRef<HTMLUListElement, GridColumnMenuProps>(function Menu(props, ref) {
      return (
        <GridColumnMenuContainer ref={ref} {...props}>
          <SortGridMenuItems column={props.currentColumn} onClick={props.hideMenu} />
        </GridColumnMenuContainer>
      );
    });
    render(<Grid components={{ ColumnMenu: Menu }} />);
    act(() => api.current.showColumnMenu('b'));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Unsort', 'Sort by ASC', 'Sort by DESC']);
  });
});

describe('#accessibility', () => {
  test('Ctrl + Enter, or ⌘ + Enter, on a header opens the column menu.', async () => {
    const user = userEvent.setup();
    for (const key of ['Control', 'Meta']) {
      api = { current: {} as GridApi };
      const { unmount } = render(<Grid />);
      act(() => api.current.setColumnHeaderFocus('b'));
      await user.keyboard(`{${key}>}{Enter}{/${key}}`);
      expect(await screen.findByRole('menuitem', { name: 'Show columns' })).toBeInTheDocument();
      unmount();
    }
  });

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
