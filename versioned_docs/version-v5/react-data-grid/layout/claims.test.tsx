import * as React from 'react';
import { render } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro, type GridApi } from '@mui/x-data-grid-pro';

const columns = [{ field: 'flight' }];
const rows = [{ id: 1, flight: 'AB 12' }];

describe('#react-to-the-size', () => {
  test('which returns the whole object of the table', () => {
    const api = { current: {} as GridApi };
    render(<DataGridPro apiRef={api} rows={rows} columns={columns} />);
    expect(Object.keys(api.current.getRootDimensions() ?? {})).toEqual([
      'viewportOuterSize',
      'viewportInnerSize',
      'hasScrollX',
      'hasScrollY',
      'scrollBarSize',
    ]);
  });

  test('`onResize` is also called for the first measurement when the grid mounts.', () => {
    const resized = jest.fn();
    render(<DataGrid onResize={resized} rows={rows} columns={columns} />);
    expect(resized).toHaveBeenCalled();
    expect(resized.mock.calls[0][0]).toEqual({ width: 0, height: 0 });
  });
});

describe('#server-rendering', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({ field: `c${index}` }));
  const thirty = Array.from({ length: 30 }, (_, id) => ({ id }));
  let error: jest.SpyInstance;

  beforeEach(() => {
    error = jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

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

  test('The grid does not complain about its size there', () => {
    render(<DataGrid rows={thirty} columns={twelve} />);
    expect(error).not.toHaveBeenCalled();
  });

  test('but renders only the first three rows and columns', () => {
    const { container } = render(<DataGrid rows={thirty} columns={twelve} />);
    expect(container.querySelectorAll('.MuiDataGrid-row')).toHaveLength(3);
    expect(container.querySelectorAll('[role="columnheader"]')).toHaveLength(3);
  });

  test('It does not recognize Happy DOM, and logs the message about an empty height there.', () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 HappyDOM/15.0.0');
    render(<DataGrid rows={rows} columns={columns} />);
    expect(error.mock.calls[0][0]).toContain(
      'The parent DOM element of the data grid has an empty height.',
    );
  });
});
