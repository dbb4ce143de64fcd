import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import { DataGrid } from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';

const columns = [{ field: 'bike' }];
const rows = [{ id: 1, bike: 'City' }];

/** Messages of all tests: a license is reported once for a page, whichever test is first. */
const logged: string[] = [];

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...text) => {
    logged.push(text.join(' '));
  });
});

afterEach(() => jest.restoreAllMocks());

describe('#rows', () => {
  test('The grid notices a change when it receives a new array.', () => {
    const { rerender } = render(<DataGrid rows={rows} columns={columns} />);
    rerender(<DataGrid rows={[...rows, { id: 2, bike: 'Cargo' }]} columns={columns} />);
    expect(screen.getByText('Cargo')).toBeInTheDocument();
  });

  test('in development, the grid freezes the array, and `push` throws', () => {
    const list = [...rows];
    render(<DataGrid rows={list} columns={columns} />);
    expect(() => list.push({ id: 2, bike: 'Cargo' })).toThrow('object is not extensible');
  });
});

describe('#theme', () => {
  test('All three grids read the theme component `MuiDataGrid`.', () => {
    const theme = createTheme({
      components: { MuiDataGrid: { defaultProps: { hideFooter: true } } },
    } as object);
    render(
      <ThemeProvider theme={theme}>
        <DataGrid rows={rows} columns={columns} />
        <DataGridPro rows={rows} columns={columns} />
      </ThemeProvider>,
    );
    expect(document.querySelector('.MuiDataGrid-footerContainer')).not.toBeInTheDocument();
  });
});

describe('#license-key', () => {
  test('Without a key the grid works, but draws a watermark over its rows and logs an error once.', () => {
    const grid = (
      <>
        <DataGridPro rows={rows} columns={columns} pagination pageSizeOptions={[100]} />
        <DataGridPro rows={[]} columns={columns} />
      </>
    );
    render(grid);
    expect(screen.getByText('City')).toBeInTheDocument();
    expect(screen.getAllByText('MUI X Missing license key')).toHaveLength(2);
    expect(logged.filter((text) => text.includes('MUI X: Missing license key.'))).toHaveLength(1);
  });
});

describe('#accessibility', () => {
  test('The `aria-label` prop of the component is placed on the outer element, which has no role', () => {
    render(<DataGrid aria-label="Repairs" rows={rows} columns={columns} />);
    expect(screen.getByRole('grid')).not.toHaveAccessibleName();
    expect(within(screen.getByLabelText('Repairs')).getByRole('grid')).toBeInTheDocument();
    expect(screen.getByLabelText('Repairs')).not.toHaveAttribute('role');
  });
});

describe('#what-goes-wrong', () => {
  test('The later row’s data replaces the earlier one’s.', () => {
    render(
      <DataGrid
        rows={[
          { id: 1, bike: 'City' },
          { id: 1, bike: 'Cargo' },
        ]}
        columns={columns}
      />,
    );
    expect(screen.queryByText('City')).not.toBeInTheDocument();
    expect(screen.getAllByText('Cargo')).toHaveLength(2);
  });
});
