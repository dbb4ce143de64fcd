import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
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

const wait = (ms = 20) => act(() => new Promise<void>((resolve) => setTimeout(resolve, ms)));
const ids = () =>
  [...document.querySelectorAll<HTMLElement>('[role="row"][data-id]')].map(({ dataset }) =>
    Number(dataset.id),
  );

describe('#controlled', () => {
  test('If a row is in `rows` as well, it is shown only once, in its pinned position', async () => {
    render(<Grid pinnedRows={{ top: [rows[2]] }} />);
    await wait();
    expect(ids()).toEqual([3, 1, 2]);
  });
});

describe('#other-features', () => {
  test('No effect: pinned rows stay in the order of your arrays', async () => {
    render(
      <Grid
        pinnedRows={{ top: [rows[2], rows[0]] }}
        sortModel={[{ field: 'a', sort: 'desc' }]}
        filterModel={{ items: [{ field: 'a', operator: '=', value: 1 }] }}
      />,
    );
    await wait();
    expect(ids()).toEqual([3, 1, 2]);
  });

  test('Pinned rows cannot be selected: they have no checkbox', async () => {
    render(<Grid pinnedRows={{ top: [rows[2]] }} checkboxSelection />);
    await wait();
    expect(document.querySelector('[data-id="3"] input')).toBeNull();
    expect(api.current.isRowSelectable(3)).toBe(false);
  });

  test('The export includes them, at the top and the bottom', async () => {
    render(<Grid pinnedRows={{ top: [rows[2]], bottom: [{ id: 9, a: 6 }] }} />);
    await wait();
    expect(api.current.getDataAsCsv().split('\r\n')).toEqual([
      'a,b,c',
      '2,z,m',
      '3,x,k',
      '1,y,l',
      '6,,',
    ]);
  });

  test('If rows are selected, the export and the clipboard contain only these rows', async () => {
    const writeText = jest.fn(async (_text: string) => {});
    Object.assign(navigator, { clipboard: { writeText } });
    render(<Grid pinnedRows={{ bottom: [{ id: 9, a: 6 }] }} rowSelectionModel={[1]} />);
    await wait();
    expect(api.current.getDataAsCsv()).toBe('a,b,c\r\n3,x,k');
    fireEvent.keyDown(screen.getByText('k'), {
      key: 'c',
      code: 'KeyC',
      keyCode: 67,
      ctrlKey: true,
    });
    expect(writeText).toHaveBeenCalledWith('3\tx\tk');
  });
});
