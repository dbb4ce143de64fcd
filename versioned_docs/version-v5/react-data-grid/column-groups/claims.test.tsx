import * as React from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  DataGridPro,
  type DataGridProProps,
  type GridApi,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';

const rows = [
  { id: 1, a: 3, b: 'x', c: 'k' },
  { id: 2, a: 1, b: 'y', c: 'l' },
  { id: 3, a: 2, b: 'z', c: 'm' },
];
const [a, b, c]: GridColDef[] = [{ field: 'a', type: 'number' }, { field: 'b' }, { field: 'c' }];
const columns = [a, b, c];
const group = (groupId: string, ...fields: string[]): GridColumnGroupingModel[number] => ({
  groupId,
  children: fields.map((field) => ({ field })),
});
const features = { columnGrouping: true };

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGridPro
        apiRef={api}
        rows={rows}
        columns={columns}
        experimentalFeatures={features}
        {...props}
      />
    </div>
  );
}

const headers = (name: string) => screen.queryAllByRole('columnheader', { name });

describe('#define', () => {
  test('Without it, the grid ignores the model.', () => {
    const columnGroupingModel = [group('g', 'a', 'b')];
    const { rerender } = render(
      <Grid experimentalFeatures={{}} columnGroupingModel={columnGroupingModel} />,
    );
    expect(headers('g')).toHaveLength(0);
    rerender(<Grid columnGroupingModel={columnGroupingModel} />);
    expect(headers('g')).toHaveLength(1);
  });
});

describe('#height', () => {
  test('Each level is as high as the headers of the columns', () => {
    render(<Grid headerHeight={40} columnGroupingModel={[group('g', 'a', 'b')]} />);
    expect([headers('g')[0].style.height, headers('a')[0].style.height]).toEqual(['40px', '40px']);
  });
});

describe('#reordering', () => {
  test('A pinned column is displayed apart from its group, so the header is split in this case as well', () => {
    render(
      <Grid
        columnGroupingModel={[group('g', 'a', 'b')]}
        initialState={{ pinnedColumns: { left: ['a'] } }}
      />,
    );
    expect(headers('g')).toHaveLength(2);
  });
});

describe('#group-ordering', () => {
  test('the headers of the groups follow', () => {
    render(<Grid columnGroupingModel={[group('g', 'a', 'b'), group('h', 'c')]} />);
    act(() => api.current.setColumnIndex('c', 0));
    const names = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(names.slice(0, 2)).toEqual(['h', 'g']);
  });
});

describe('#accessibility', () => {
  test('The arrow keys move between the headers of columns, and do not reach those of groups', async () => {
    const user = userEvent.setup();
    render(<Grid columnGroupingModel={[group('g', 'a', 'b')]} />);
    act(() => api.current.setColumnHeaderFocus('a'));
    await user.keyboard('{ArrowUp}');
    expect(headers('a')[0]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(headers('b')[0]).toHaveFocus();
  });

  test('A button in the header of a group is reached with Tab, before the headers of the columns', async () => {
    const user = userEvent.setup();
    const columnGroupingModel: GridColumnGroupingModel = [
      { ...group('g', 'a', 'b'), renderHeaderGroup: () => <button>Fold</button> },
    ];
    render(<Grid columnGroupingModel={columnGroupingModel} />);
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fold' })).toHaveFocus();
    await user.tab();
    expect(headers('a')[0]).toHaveFocus();
  });
});

describe('#troubleshooting', () => {
  test('Its columns are not adjacent', () => {
    render(<Grid columnGroupingModel={[group('g', 'a', 'c')]} />);
    expect(headers('g')).toHaveLength(2);
  });

  test('A column is in two groups', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Grid columnGroupingModel={[group('g', 'a'), group('h', 'a')]} />)).toThrow(
      'duplicated field',
    );
    error.mockRestore();
  });
});
