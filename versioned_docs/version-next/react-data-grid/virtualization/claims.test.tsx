import * as React from 'react';
import { render, screen } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';

const columns = Array.from({ length: 12 }, (_, index) => ({ field: `c${index}`, width: 200 }));
const rows = Array.from({ length: 30 }, (_, id) => ({ id, c0: `first ${id}`, c11: `last ${id}` }));

describe('#tests', () => {
  test('A test in jsdom finds all columns and all rows of the page, without `disableVirtualization` and without a size.', () => {
    render(<DataGrid rows={rows} columns={columns} />);
    expect(screen.getAllByRole('columnheader')).toHaveLength(12);
    expect(screen.getByText('last 29')).toBeInTheDocument();
  }, 30_000);

  test('The grid logs no message about its size there.', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    render(<DataGrid rows={[]} columns={columns} />);
    expect(error).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalled();
    error.mockRestore();
    warn.mockRestore();
  });
});
