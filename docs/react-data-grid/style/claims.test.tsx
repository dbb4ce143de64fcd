import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import { DataGrid, gridClasses, type DataGridProps, type GridApi } from '@mui/x-data-grid';

const columns = [
  { field: 'site', cellClassName: 'from-column' },
  { field: 'wind', type: 'number' as const },
];
const rows = [{ id: 1, site: 'Reef', wind: 4 }];

const show = (props: Partial<DataGridProps>, theme: object = {}) =>
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <div style={{ width: 400, height: 400 }}>
        <DataGrid rows={rows} columns={columns} {...props} />
      </div>
    </ThemeProvider>,
  );

const root = () => document.querySelector<HTMLElement>(`.${gridClasses.root}`)!;
const variable = (name: string) => getComputedStyle(root()).getPropertyValue(name).trim();

describe('#sx', () => {
  test('Where both set the same property, `sx` wins', () => {
    show({ sx: { [`& .${gridClasses.cell}`]: { paddingLeft: '33px' } } });
    expect(getComputedStyle(screen.getByRole('gridcell', { name: 'Reef' })).paddingLeft).toBe(
      '33px',
    );
  });

  test('They are outside the grid: style them in the theme or in `slotProps`', () => {
    const apiRef = { current: {} as GridApi };
    show({ apiRef });
    act(() => apiRef.current.showColumnMenu('site'));
    expect(root()).not.toContainElement(screen.getByRole('menu'));
  });
});

describe('#cells', () => {
  test('The classes of both are set.', () => {
    show({ getCellClassName: () => 'from-grid' });
    expect(screen.getByRole('gridcell', { name: 'Reef' })).toHaveClass('from-column', 'from-grid');
  });
});

describe('#cell-alignment', () => {
  test('In a right-to-left theme, the classes of the cells stay the same', () => {
    show({}, { direction: 'rtl' });
    expect(screen.getByRole('gridcell', { name: 'Reef' })).toHaveClass(
      gridClasses['cell--textLeft'],
    );
    expect(screen.getByRole('gridcell', { name: '4' })).toHaveClass(gridClasses['cell--textRight']);
  });
});

describe('#theme-header', () => {
  const mixins = { MuiDataGrid: { containerBackground: 'rgb(1, 2, 3)' } };

  test('`containerBackground` for the header and pinned rows', () => {
    show({}, { mixins });
    expect(variable('--DataGrid-containerBackground')).toBe('rgb(1, 2, 3)');
  });

  test('`containerBackground` has no effect', () => {
    show({}, { mixins, cssVariables: true });
    expect(variable('--DataGrid-containerBackground')).not.toBe('rgb(1, 2, 3)');
  });
});
