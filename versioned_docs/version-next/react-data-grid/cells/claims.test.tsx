import * as React from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, hive: { place: 'Orchard' }, grams: 9000 },
  { id: 2, hive: { place: 'Roof' }, grams: 10000 },
];

const place: GridColDef = { field: 'place', valueGetter: (_, row) => row.hive.place };
const grams: GridColDef = {
  field: 'grams',
  type: 'number',
  valueFormatter: (value: number) => `${value / 1000} kg`,
};

let api: React.MutableRefObject<GridApi>;

beforeEach(() => {
  api = { current: {} as GridApi };
});

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 900, height: 600 }}>
      <DataGrid apiRef={api} rows={rows} columns={[place, grams]} {...props} />
    </div>
  );
}

const cell = (id: number, field: string) =>
  document.querySelector<HTMLElement>(`[data-id="${id}"] [data-field="${field}"]`);

describe('#customize', () => {
  test('with what `valueGetter` returned', () => {
    render(<Grid columns={[{ ...place, valueFormatter: (value) => `in the ${value}` }]} />);
    expect(cell(1, 'place')).toHaveTextContent('in the Orchard');
  });
});

describe('#value-formatter', () => {
  test('The column still sorts by its value,', () => {
    render(<Grid initialState={{ sorting: { sortModel: [{ field: 'grams', sort: 'desc' }] } }} />);
    expect(api.current.getSortedRowIds()).toEqual([2, 1]);
  });

  test('contain the text.', () => {
    render(<Grid columns={[grams]} />);
    expect(api.current.getDataAsCsv()).toBe('grams\r\n9 kg\r\n10 kg');
  });
});

describe('#render-cell', () => {
  test('Exports and the clipboard do not contain it; they take the formatted value.', () => {
    render(<Grid columns={[{ ...grams, renderCell: () => <b>heavy</b> }]} />);
    expect(cell(1, 'grams')).toHaveTextContent('heavy');
    expect(api.current.getDataAsCsv()).toBe('grams\r\n9 kg\r\n10 kg');
  });
});

describe('#style', () => {
  test('Both are added if both are set.', () => {
    render(<Grid columns={[{ ...grams, cellClassName: 'one' }]} getCellClassName={() => 'two'} />);
    expect(cell(1, 'grams')).toHaveClass('one', 'two');
  });
});

describe('#events', () => {
  test('With it in `onCellDoubleClick`, a double-click no longer starts editing.', () => {
    const columns = [{ ...grams, editable: true }];
    const { unmount } = render(<Grid columns={columns} />);
    fireEvent.doubleClick(cell(1, 'grams')!);
    expect(api.current.getCellMode(1, 'grams')).toBe('edit');
    unmount();
    render(
      <Grid
        columns={columns}
        onCellDoubleClick={(_, event) => {
          event.defaultMuiPrevented = true;
        }}
      />,
    );
    fireEvent.doubleClick(cell(1, 'grams')!);
    expect(api.current.getCellMode(1, 'grams')).toBe('view');
  });
});

describe('#api-object', () => {
  test('Returns the value, as `valueGetter` computes it', () => {
    render(<Grid />);
    expect(api.current.getCellValue(1, 'place')).toBe('Orchard');
    expect(api.current.getCellValue(1, 'grams')).toBe(9000);
  });

  test('Returns the element, or `null` if the cell is not in the DOM', () => {
    render(<Grid columnVisibilityModel={{ grams: false }} />);
    expect(api.current.getCellElement(1, 'place')).toBe(cell(1, 'place'));
    expect(api.current.getCellElement(1, 'grams')).toBeNull();
  });

  test('Moves focus to the cell,', () => {
    render(<Grid />);
    act(() => api.current.setCellFocus(2, 'grams'));
    expect(cell(2, 'grams')).toHaveFocus();
  });

  test('`getCellValue()` throws if there is no row with that id.', () => {
    render(<Grid />);
    expect(() => api.current.getCellValue(99, 'grams')).toThrow('No row with id #99 found');
  });
});
