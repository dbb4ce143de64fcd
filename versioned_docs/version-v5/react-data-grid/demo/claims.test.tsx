import * as React from 'react';
import { render } from '@testing-library/react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { makeTrips } from './demos/trips';

const columns = [{ field: 'id' }];
const rows = Array.from({ length: 300 }, (_, id) => ({ id }));

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 500, height: 400 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

const errorOf = (props: Partial<DataGridProps>) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    render(<Grid {...props} />);
    return '';
  } catch (thrown) {
    return (thrown as Error).message;
  } finally {
    error.mockRestore();
  }
};

describe('#', () => {
  test('With the same seed, the generator creates the same trips', () => {
    expect(makeTrips(50, 7)).toEqual(makeTrips(50, 7));
    expect(makeTrips(50, 7)).not.toEqual(makeTrips(50, 8));
  });
});

describe('#community', () => {
  test('`DataGrid` shows up to 100 rows per page, regardless of the total number of rows', () => {
    const sized = (pageSize: number) => ({
      rowsPerPageOptions: [pageSize],
      pageSize,
    });
    expect(errorOf(sized(100))).toBe('');
    expect(errorOf(sized(101))).toContain("'props.pageSize' cannot exceed 100 in DataGrid.");
  });
});
