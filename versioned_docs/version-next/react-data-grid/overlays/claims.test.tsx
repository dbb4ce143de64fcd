import * as React from 'react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { DataGridPro } from '@mui/x-data-grid-pro';
import PivotWithoutFields from './demos/PivotWithoutFields';
import ShowTheColumnsAgain from './demos/ShowTheColumnsAgain';

const columns = [{ field: 'kiln', editable: true }];
const rows = [{ id: 1, kiln: 'North' }];
const hidden = { kiln: false };
const noMatch = { items: [{ field: 'kiln', operator: 'equals', value: 'None' }] };

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ width: 400, height: 400 }}>
      <DataGrid rows={rows} columns={columns} {...props} />
    </div>
  );
}

describe('#', () => {
  test('The grid has no rows, including pinned rows, and is not loading', () => {
    const { rerender } = render(<Grid rows={[]} />);
    expect(screen.getByText('No rows')).toBeInTheDocument();
    rerender(
      <div style={{ width: 400, height: 400 }}>
        <DataGridPro rows={[]} columns={columns} pinnedRows={{ top: rows }} />
      </div>,
    );
    expect(screen.queryByText('No rows')).not.toBeInTheDocument();
  });

  test('The grid has rows, but none of them passes the filter, and the grid is not loading', () => {
    render(<Grid filterModel={noMatch} />);
    expect(screen.getByText('No results found.')).toBeInTheDocument();
  });

  test('No column is visible, and the grid does not load', () => {
    const { rerender } = render(<Grid columnVisibilityModel={hidden} />);
    expect(screen.getByText('No columns')).toBeInTheDocument();
    rerender(<Grid columnVisibilityModel={hidden} loading />);
    expect(screen.queryByText('No columns')).not.toBeInTheDocument();
  });

  test('The grid pivots, and has no rows for lack of fields', () => {
    render(
      <div style={{ width: 400, height: 400 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          initialState={{ pivoting: { enabled: true } }}
        />
      </div>,
    );
    expect(screen.getByText(/^Add fields to rows/)).toBeInTheDocument();
  });

  test('while `loading` is `true`, none of the others appears', () => {
    const { rerender } = render(<Grid rows={[]} loading />);
    expect(screen.queryByText('No rows')).not.toBeInTheDocument();
    rerender(<Grid columns={[]} loading />);
    expect(screen.queryByText('No columns')).not.toBeInTheDocument();
    rerender(<Grid filterModel={noMatch} loading />);
    expect(screen.queryByText('No results found.')).not.toBeInTheDocument();
  });
});

describe('#loading-overlay', () => {
  test('a grid without rows shows a skeleton, one with rows a line', () => {
    const { rerender } = render(<Grid rows={[]} loading />);
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).toBeInTheDocument();
    rerender(<Grid loading />);
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).toBeNull();
    expect(document.querySelector('.MuiLinearProgress-root')).toBeInTheDocument();
  });
});

describe('#skeleton', () => {
  test('`noRowsVariant` is the form for a grid without rows, `variant` the one for a grid with rows', () => {
    const slotProps = {
      loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' },
    } as const;
    const { rerender } = render(<Grid rows={[]} loading slotProps={slotProps} />);
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).toBeInTheDocument();
    rerender(<Grid loading slotProps={slotProps} />);
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')).not.toBeInTheDocument();
    expect(document.querySelector('.MuiLinearProgress-root')).toBeInTheDocument();
  });
});

describe('#custom-loading', () => {
  test('the grid hides its rows even when it shows your component', () => {
    render(
      <Grid
        loading
        slots={{ loadingOverlay: () => <p>Importing</p> }}
        slotProps={{ loadingOverlay: { variant: 'skeleton' } }}
      />,
    );
    expect(screen.getByText('Importing')).toBeInTheDocument();
    expect(document.querySelector('.MuiDataGrid-main--hiddenContent')).toBeInTheDocument();
  });
});

describe('#no-results-overlay', () => {
  test('While `rowCount` is greater than 0, a grid without rows shows `noResultsOverlay` instead:', () => {
    const server = { rows: [], paginationMode: 'server' } as const;
    const { rerender } = render(<Grid {...server} rowCount={100} />);
    expect(screen.getByText('No results found.')).toBeInTheDocument();
    rerender(<Grid {...server} rowCount={0} />);
    expect(screen.getByText('No rows')).toBeInTheDocument();
  });

  test('it receives no rows and shows `noRowsOverlay`', () => {
    render(<Grid rows={[]} filterMode="server" filterModel={noMatch} />);
    expect(screen.getByText('No rows')).toBeInTheDocument();
    expect(screen.queryByText('No results found.')).not.toBeInTheDocument();
  });
});

describe('#no-columns-overlay', () => {
  test('without columns at all, or with `disableColumnSelector`, the button is left out', () => {
    const button = () => screen.queryByRole('button', { name: 'Manage columns' });
    const { rerender } = render(<Grid columnVisibilityModel={hidden} />);
    fireEvent.click(button()!);
    expect(screen.getByText('No columns')).toBeInTheDocument();
    rerender(<Grid columnVisibilityModel={hidden} disableColumnSelector />);
    expect(button()).toBeNull();
    rerender(<Grid columns={[]} />);
    expect(screen.getByText('No columns')).toBeInTheDocument();
    expect(button()).toBeNull();
  });

  test('This one shows all columns again.', async () => {
    render(<ShowTheColumnsAgain />);
    fireEvent.click(screen.getByRole('button', { name: 'Show all columns' }));
    expect(await screen.findByRole('columnheader', { name: 'Kiln' })).toBeInTheDocument();
  });
});

describe('#empty-pivot-overlay', () => {
  test('a button sets a first model.', async () => {
    render(<PivotWithoutFields />);
    fireEvent.click(await screen.findByRole('button', { name: 'Pieces by kiln' }));
    expect(await screen.findByText(/Raku/)).toBeInTheDocument();
  });
});

describe('#accessibility', () => {
  test('The spinner and the line have the role `progressbar`, but no accessible name, and the skeleton is not announced at all.', () => {
    for (const variant of ['circular-progress', 'linear-progress'] as const) {
      const { unmount } = render(<Grid loading slotProps={{ loadingOverlay: { variant } }} />);
      expect(screen.getByRole('progressbar')).not.toHaveAccessibleName();
      unmount();
    }
    render(
      <Grid rows={[]} loading slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }} />,
    );
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.querySelector('.MuiDataGrid-skeletonLoadingOverlay')!.textContent).toBe('');
  });

  test('but are not read out by themselves', () => {
    render(<Grid rows={[]} />);
    expect(screen.getByText('No rows').closest('[aria-live], [role="status"]')).toBeNull();
  });

  test('the cells below a loading overlay can still be focused and still handle keys', () => {
    render(<Grid loading />);
    const cell = screen.getByRole('gridcell', { name: 'North' });
    act(() => cell.focus());
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(screen.getByRole('textbox')).toBeInTheDocument();
  });

  test('Buttons in an overlay are inside the element with the role `grid`', () => {
    render(<Grid rows={[]} slots={{ noRowsOverlay: () => <button type="button">Add</button> }} />);
    expect(within(screen.getByRole('grid')).getByRole('button', { name: 'Add' })).toBeVisible();
  });
});
