import * as React from 'react';
import { act, render } from '@testing-library/react';
import { DataGrid, useGridSlotComponentProps, type GridApiRef } from '@mui/x-data-grid';

const columns = [{ field: 'flight' }];
const rows = [{ id: 1, flight: 'AB 12' }];

let api: GridApiRef;

/** The `DataGrid` has no `apiRef`: a component in a slot hands the API object out. */
function Probe() {
  const { apiRef } = useGridSlotComponentProps();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}
const components = { Toolbar: Probe };

const wait = (ms = 150) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));

let warn: jest.SpyInstance;

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('#auto-height', () => {
  test('The prop turns row virtualization off', () => {
    const many = Array.from({ length: 60 }, (_, id) => ({ id }));
    const { container } = render(<DataGrid autoHeight rows={many} columns={columns} />);
    expect(container.querySelectorAll('.MuiDataGrid-row')).toHaveLength(60);
  });
});

describe('#overlay-height', () => {
  test('With `autoHeight`, the overlay of a grid without rows takes the height of two rows', () => {
    const { container } = render(<DataGrid autoHeight rows={[]} columns={columns} />);
    // 56 pixels of headers, and twice 52.
    expect(container.querySelector('.MuiDataGrid-windowContainer')).toHaveStyle({
      height: '160px',
    });
  });
});

describe('#react-to-the-size', () => {
  let width = 0;
  const resize = (pixels: number) => {
    width = pixels;
    act(() => api.current.resize());
  };

  beforeEach(() => {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockImplementation(() => ({ width, height: 200 }) as DOMRect);
  });

  test('`onResize` receives the size that the grid had before, and `undefined` the first time', async () => {
    width = 700;
    const onResize = jest.fn();
    render(<DataGrid components={components} onResize={onResize} rows={rows} columns={columns} />);
    expect(onResize.mock.calls[0][0]).toBeUndefined();
    await wait();
    resize(500);
    onResize.mockClear();
    resize(300);
    expect(onResize.mock.calls[0][0]).toEqual({ width: 500, height: 200 });
  });

  test('`windowSizes` holds the new size', async () => {
    width = 700;
    render(<DataGrid components={components} rows={rows} columns={columns} />);
    await wait();
    resize(300);
    expect(api.current.state.containerSizes?.windowSizes).toEqual({ width: 300, height: 200 });
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

  test('The grid does not complain about its size there', async () => {
    render(<DataGrid rows={rows} columns={columns} />);
    await wait();
    expect(warn).not.toHaveBeenCalled();
  });

  test('but renders no row of a table with three rows or more', async () => {
    const rendered = async (count: number) => {
      const some = Array.from({ length: count }, (_, id) => ({ id }));
      const { container } = render(<DataGrid rows={some} columns={columns} />);
      await wait();
      return container.querySelectorAll('.MuiDataGrid-row').length;
    };
    expect(await rendered(2)).toBe(2);
    expect(await rendered(3)).toBe(0);
    expect(await rendered(30)).toBe(0);
  });

  test('It does not recognize Happy DOM, and logs the message about an empty height there.', async () => {
    jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 HappyDOM/15.0.0');
    render(<DataGrid rows={rows} columns={columns} />);
    await wait();
    expect(warn.mock.calls.flat().join()).toContain('The parent of the grid has an empty height.');
  });
});
