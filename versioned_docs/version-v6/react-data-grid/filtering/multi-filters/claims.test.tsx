import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GridLogicOperator,
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

describe('#', () => {
  test('The default of `logicOperator` is `GridLogicOperator.And`', async () => {
    render(<Grid />);
    act(() =>
      api.current.setFilterModel({
        items: [
          { id: 1, field: 'a', operator: '>', value: 1 },
          { id: 2, field: 'b', operator: 'equals', value: 'x' },
        ],
      }),
    );
    await wait();
    expect(ids()).toEqual([1]);
  });
});

describe('#single', () => {
  test('With `disableMultipleColumnsFiltering`, `DataGridPro` and `DataGridPremium` allow only one condition, as `DataGrid` does', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Grid disableMultipleColumnsFiltering />);
    act(() =>
      api.current.setFilterModel({
        items: [
          { id: 1, field: 'a', operator: '>', value: 1 },
          { id: 2, field: 'b', operator: 'equals', value: 'x' },
        ],
      }),
    );
    await wait();
    expect(ids()).toEqual([1, 3]);
    error.mockRestore();
  });
});

describe('#troubleshooting', () => {
  test('`logicOperators` has one entry', async () => {
    render(
      <Grid
        slotProps={{ filterPanel: { logicOperators: [GridLogicOperator.And] } }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'a', operator: '>', value: 1 },
                { id: 2, field: 'b', operator: 'equals', value: 'x' },
              ],
            },
          },
        }}
      />,
    );
    act(() => api.current.showFilterPanel());
    await wait();
    expect(screen.getByRole('combobox', { name: 'Logic operator' })).toBeDisabled();
  });
});
