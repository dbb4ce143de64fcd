import * as React from 'react';
import { render } from '@testing-library/react';
import { DataGrid, type GridApi } from '@mui/x-data-grid';

const columns = [{ field: 'flight' }];
const rows = [{ id: 1, flight: 'AB 12' }];

describe('#react-to-the-size', () => {
  test('which returns the whole object in the table', () => {
    const api = { current: {} as GridApi };
    render(<DataGrid apiRef={api} rows={rows} columns={columns} />);
    expect(Object.keys(api.current.getRootDimensions())).toEqual(
      expect.arrayContaining([
        'isReady',
        'root',
        'viewportInnerSize',
        'contentSize',
        'hasScrollX',
        'hasScrollY',
        'rowHeight',
        'headerHeight',
      ]),
    );
  });

  test('`onResize` is also called for the first measurement, and when other rows or columns change what the grid has to show.', () => {
    const onResize = jest.fn();
    const grid = (props: object = {}) => (
      <DataGrid rows={rows} columns={columns} onResize={onResize} {...props} />
    );
    const { rerender } = render(grid());
    expect(onResize).toHaveBeenCalled();
    onResize.mockClear();
    rerender(grid({ rows: [...rows, { id: 2, flight: 'CD 34' }] }));
    expect(onResize).toHaveBeenCalled();
    onResize.mockClear();
    rerender(grid({ rows: [...rows], columns: [...columns, { field: 'gate' }] }));
    expect(onResize).toHaveBeenCalled();
  });
});

describe('#server-rendering', () => {
  test('The server renders nothing for the grid', async () => {
    // The module for servers asks for one when it is loaded, and jsdom has none.
    Object.assign(globalThis, {
      TextEncoder: class {
        encode = () => new Uint8Array();
      },
    });
    const { renderToString } = await import('react-dom/server');
    expect(renderToString(<DataGrid rows={rows} columns={columns} />)).toBe('');
  });

  test('it renders every row and column there, and logs no message about its size', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const many = Array.from({ length: 30 }, (_, index) => ({ field: `c${index}` }));
    const { container } = render(<DataGrid rows={rows} columns={many} />);
    expect(container.querySelectorAll('[role="gridcell"]')).toHaveLength(30);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
