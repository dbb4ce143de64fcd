import * as React from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  GridLinkOperator,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import OneConditionPerColumn from './demos/OneConditionPerColumn';

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
  test('`linkOperator` is `GridLinkOperator.And` unless you say otherwise', async () => {
    render(<Grid />);
    act(() =>
      api.current.setFilterModel({
        items: [
          { id: 1, columnField: 'a', operatorValue: '>', value: 1 },
          { id: 2, columnField: 'b', operatorValue: 'equals', value: 'x' },
        ],
      }),
    );
    await wait();
    expect(ids()).toEqual([1]);
  });
});

describe('#one-filter-per-column', () => {
  test('a second condition on a column moves to the first free one', async () => {
    render(<OneConditionPerColumn />);
    fireEvent.click(screen.getByRole('button', { name: 'Show filters' }));
    await wait(100);
    fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: 'a' } });
    await wait(700);
    fireEvent.click(screen.getByRole('button', { name: 'Add filter' }));
    await wait(100);
    const columnLists = screen.getAllByRole<HTMLSelectElement>('combobox', { name: 'Columns' });
    expect(columnLists.map(({ value }) => value)).toEqual(['destination', 'country']);
  });
});

describe('#single', () => {
  test('With `disableMultipleColumnsFiltering`, `DataGridPro` and `DataGridPremium` allow only one condition, as `DataGrid` does', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<Grid disableMultipleColumnsFiltering />);
    act(() =>
      api.current.setFilterModel({
        items: [
          { id: 1, columnField: 'a', operatorValue: '>', value: 1 },
          { id: 2, columnField: 'b', operatorValue: 'equals', value: 'x' },
        ],
      }),
    );
    await wait();
    expect(ids()).toEqual([1, 3]);
    error.mockRestore();
  });
});

describe('#troubleshooting', () => {
  test('`linkOperators` has one entry', async () => {
    render(
      <Grid
        componentsProps={{ filterPanel: { linkOperators: [GridLinkOperator.And] } }}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, columnField: 'a', operatorValue: '>', value: 1 },
                { id: 2, columnField: 'b', operatorValue: 'equals', value: 'x' },
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
