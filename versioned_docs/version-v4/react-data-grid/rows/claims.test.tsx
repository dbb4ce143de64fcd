import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { DataGrid, useGridSlotComponentProps } from '@mui/x-data-grid';
import {
  DataGridPro,
  type GridApi,
  type GridApiRef,
  type GridComponentProps,
} from '@mui/x-data-grid-pro';
import MoveWithButtons from './demos/MoveWithButtons';

const rows = [
  { id: 1, a: 3, b: 'x' },
  { id: 2, a: 1, b: 'y' },
  { id: 3, a: 2, b: 'z' },
];
const columns = [{ field: 'a' }, { field: 'b' }];

let api: GridApiRef;

beforeEach(() => {
  api = { current: {} as GridApi };
  // jsdom does not measure: the size that a browser would report.
  const size = { width: 900, height: 300, top: 0, left: 0, right: 900, bottom: 300, x: 0, y: 0 };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...size, toJSON: () => size });
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

function Grid(props: Partial<GridComponentProps>) {
  return <DataGridPro apiRef={api} rows={rows} columns={columns} {...props} />;
}

const wait = (ms = 150) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset['id']),
  );

describe('#row-identifier', () => {
  test('a new function makes the grid read all rows again', async () => {
    const { rerender } = render(<Grid getRowId={(row) => row['id']} />);
    await wait();
    const next = jest.fn((row: { [key: string]: unknown }) => `r${row['id']}`);
    rerender(<Grid getRowId={next} />);
    await wait();
    expect(next).toHaveBeenCalledTimes(rows.length);
    expect(api.current.getAllRowIds()).toEqual(['r1', 'r2', 'r3']);
  });
});

describe('#rows-prop', () => {
  test('Rows that are gone lose their selection', async () => {
    const { rerender } = render(<Grid />);
    await wait();
    act(() => api.current.selectRows([1, 2]));
    rerender(<Grid rows={rows.slice(1)} />);
    await wait();
    expect(api.current.state.selection).toEqual([2]);
  });

  test('`rows.push()` throws `object is not extensible`, because the grid freezes the array', async () => {
    const own = [...rows];
    render(<Grid rows={own} />);
    await wait();
    expect(Object.isFrozen(own)).toBe(true);
    expect(() => own.push({ id: 4, a: 4, b: 'w' })).toThrow('object is not extensible');
  });

  test('In production, the array is not frozen, and the grid does not see the new row.', async () => {
    const replaced = jest.replaceProperty(process, 'env', {
      ...process.env,
      NODE_ENV: 'production',
    });
    const own = [...rows];
    const { rerender } = render(<Grid rows={own} />);
    own.push({ id: 4, a: 4, b: 'w' });
    rerender(<Grid rows={own} />);
    await wait();
    replaced.restore();
    expect(ids()).toEqual([1, 2, 3]);
  });

  test('a changed field of an object that stays the same is not seen', async () => {
    const own = rows.map((row) => ({ ...row }));
    const { rerender } = render(<Grid rows={own} />);
    await wait();
    own[0]!.b = 'changed';
    rerender(<Grid rows={own} />);
    await wait();
    expect(document.body).not.toHaveTextContent('changed');
  });
});

describe('#update-rows', () => {
  test('the fields you pass are merged into it', async () => {
    render(<Grid />);
    await wait();
    act(() =>
      api.current.updateRows([
        { id: 1, b: 'new' },
        { id: 4, a: 9 },
      ]),
    );
    await wait();
    expect(api.current.getRow(1)).toEqual({ id: 1, a: 3, b: 'new' });
    expect(api.current.getRow(4)).toEqual({ id: 4, a: 9 });
    act(() => api.current.updateRows([{ id: 1, _action: 'delete' }]));
    await wait();
    expect(api.current.getRow(1)).toBeNull();
  });

  test('that array applies, and all updates are lost', async () => {
    const { rerender } = render(<Grid />);
    await wait();
    act(() => api.current.updateRows([{ id: 1, b: 'new' }]));
    rerender(<Grid rows={[...rows]} />);
    await wait();
    expect(api.current.getRow(1)).toEqual(rows[0]);
  });

  test('a component in a slot, such as a toolbar, reaches the method with `useGridSlotComponentProps()`, with any number of rows', async () => {
    function Toolbar() {
      const { apiRef } = useGridSlotComponentProps();
      React.useEffect(() => {
        api = apiRef as GridApiRef;
      }, [apiRef]);
      return null;
    }
    const components = { Toolbar };
    render(<DataGrid rows={rows} columns={columns} components={components} />);
    await wait();
    act(() =>
      api.current.updateRows([
        { id: 1, b: 'new' },
        { id: 2, b: 'new' },
      ]),
    );
    await wait();
    expect(api.current.getRow(2)).toMatchObject({ b: 'new' });
  });
});

describe('#update-rows', () => {
  test('Several calls within 100 ms are rendered together.', async () => {
    render(<Grid />);
    await wait();
    act(() => api.current.updateRows([{ id: 1, b: 'first' }]));
    await wait(20);
    act(() => api.current.updateRows([{ id: 2, b: 'second' }]));
    expect(screen.queryByText('first')).toBeNull();
    await wait(150);
    expect(screen.getByText('first')).toBeVisible();
    expect(screen.getByText('second')).toBeVisible();
  });
});

describe('#update-rows', () => {
  const idsAfterUpdate = async (before: (number | string)[], added: number | string) => {
    render(<Grid rows={before.map((id) => ({ id }))} />);
    await wait();
    act(() => api.current.updateRows([{ id: added }]));
    await wait();
    return api.current.getAllRowIds();
  };

  test('Adding or deleting a row puts the rows that exist in the order of their ids if these are whole numbers', async () => {
    expect(await idsAfterUpdate([3, 1, 2], 0)).toEqual([1, 2, 3, 0]);
    act(() => api.current.updateRows([{ id: 2, _action: 'delete' }]));
    await wait();
    expect(api.current.getAllRowIds()).toEqual([0, 1, 3]);
    expect(ids()).toEqual([0, 1, 3]);
  });

  test('ids with letters keep their order', async () => {
    expect(await idsAfterUpdate(['z', 'a', 'm'], 'b')).toEqual(['z', 'a', 'm', 'b']);
    act(() => api.current.updateRows([{ id: 'a', _action: 'delete' }]));
    await wait();
    expect(api.current.getAllRowIds()).toEqual(['z', 'm', 'b']);
  });
});

describe('#row-height', () => {
  test('The density multiplies it', async () => {
    render(<Grid rowHeight={100} density="compact" />);
    await wait();
    expect(api.current.state.density.rowHeight).toBe(70);
  });
});

describe('#styling-rows', () => {
  test('counts rows as they are sorted, also those that the filter hides', async () => {
    const items = [{ columnField: 'b', operatorValue: 'equals', value: 'x' }];
    render(<Grid sortModel={[{ field: 'a', sort: 'asc' }]} filterModel={{ items }} />);
    await wait();
    expect(ids()).toEqual([1]);
    expect(api.current.getRowIndex(1)).toBe(2);
  });
});

describe('#row-ordering', () => {
  test('The buttons change the order of the array, and the grid follows', async () => {
    render(<MoveWithButtons />);
    await wait();
    fireEvent.click(screen.getByRole('button', { name: 'Move up' }));
    await wait();
    expect(ids()).toEqual([1, 3, 2, 4, 5]);
    fireEvent.click(screen.getByRole('button', { name: 'Move down' }));
    await wait();
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('#troubleshooting', () => {
  test('only the last of these rows is shown.', async () => {
    const twice = [
      { id: 1, b: 'first' },
      { id: 1, b: 'last' },
    ];
    render(<Grid rows={twice} />);
    await wait();
    expect(ids()).toEqual([1]);
    expect(screen.getByText('last')).toBeInTheDocument();
  });
});
