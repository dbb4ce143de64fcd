import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import {
  DataGridPro,
  gridClasses,
  type DataGridProProps,
  type GridApi,
} from '@mui/x-data-grid-pro';

const columns = [
  { field: 'site', cellClassName: 'from-column' },
  { field: 'wind', type: 'number' as const },
];
const rows = [{ id: 1, site: 'Reef', wind: 4 }];

const show = (props: Partial<DataGridProProps> = {}, theme: object = {}) =>
  render(
    <ThemeProvider theme={createTheme(theme)}>
      <div style={{ width: 400, height: 400 }}>
        <DataGridPro rows={rows} columns={columns} {...props} />
      </div>
    </ThemeProvider>,
  );

const root = () => document.querySelector<HTMLElement>(`.${gridClasses.root}`)!;
const styleOf = (className: string) =>
  getComputedStyle(document.querySelector<HTMLElement>(`.${className}`)!);

describe('#sx', () => {
  test('Where both set the same property, `sx` wins', () => {
    show({ sx: { [`& .${gridClasses.cell}`]: { paddingLeft: '33px' } } });
    expect(getComputedStyle(screen.getByRole('cell', { name: 'Reef' })).paddingLeft).toBe('33px');
  });

  test('Cells and headers with a line at their right, from `showCellRightBorder` and `showColumnRightBorder`', () => {
    const { unmount } = show();
    expect(document.querySelector(`.${gridClasses.withBorder}`)).toBeNull();
    unmount();
    show({ showCellRightBorder: true, showColumnRightBorder: true });
    expect(screen.getByRole('cell', { name: 'Reef' })).toHaveClass(gridClasses.withBorder);
    expect(screen.getByRole('columnheader', { name: 'site' })).toHaveClass(gridClasses.withBorder);
    expect(styleOf(gridClasses.withBorder).borderRightWidth).toBe('1px');
  });

  test('They are outside the grid: style them in the theme, or panels with `sx` in `componentsProps.panel`', () => {
    const apiRef = { current: {} as GridApi };
    show({ apiRef, componentsProps: { panel: { sx: { outlineColor: 'rgb(1, 2, 3)' } } } });
    act(() => apiRef.current.showColumnMenu('site'));
    expect(root()).not.toContainElement(screen.getByRole('menu'));
    act(() => apiRef.current.showFilterPanel('site'));
    const panel = document.querySelector<HTMLElement>(`.${gridClasses.panel}`)!;
    expect(root()).not.toContainElement(panel);
    expect(getComputedStyle(panel).outlineColor).toBe('rgb(1, 2, 3)');
  });

  test('The lines between rows, headers and footer are borders of the classes `cell`, `columnHeaders` and `footerContainer`: set `borderColor` on these three.', () => {
    show();
    expect(styleOf(gridClasses.cell).borderBottomStyle).toBe('solid');
    expect(styleOf(gridClasses.columnHeaders).borderBottomStyle).toBe('solid');
    expect(styleOf(gridClasses.footerContainer).borderTopStyle).toBe('solid');
  });

  test('Selected rows have the class `Mui-selected`,', () => {
    show({ selectionModel: [1] });
    const cell = screen.getByRole('cell', { name: 'Reef' });
    expect(cell.closest('[role="row"]')).toHaveClass('Mui-selected');
    expect(cell).not.toHaveClass('Mui-selected');
  });

  test('There are no CSS variables in this version,', () => {
    show();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    expect(rules.some((rule) => rule.includes('MuiDataGrid'))).toBe(true);
    expect(rules.filter((rule) => rule.includes('--DataGrid'))).toEqual([]);
  });
});

describe('#rows', () => {
  test('All of them have the class `Mui-hovered` while the pointer is over one', () => {
    show({ initialState: { pinnedColumns: { left: ['site'] } } });
    const parts = [...document.querySelectorAll(`.${gridClasses.row}`)];
    expect(parts).toHaveLength(2);
    fireEvent.mouseEnter(parts[0]);
    parts.forEach((part) => expect(part).toHaveClass('Mui-hovered'));
  });
});

describe('#cells', () => {
  test('The classes of both are set.', () => {
    show({ getCellClassName: () => 'from-grid' });
    expect(screen.getByRole('cell', { name: 'Reef' })).toHaveClass('from-column', 'from-grid');
  });
});

describe('#cell-alignment', () => {
  test('In a right-to-left theme, the classes of the cells stay the same', () => {
    show({}, { direction: 'rtl' });
    expect(screen.getByRole('cell', { name: 'Reef' })).toHaveClass(gridClasses['cell--textLeft']);
    expect(screen.getByRole('cell', { name: '4' })).toHaveClass(gridClasses['cell--textRight']);
  });

  test('Cells are flex containers, and center vertically what they hold', () => {
    show();
    expect(styleOf(gridClasses.cell)).toMatchObject({ display: 'flex', alignItems: 'center' });
  });
});

describe('#theme-header', () => {
  const pinned = { initialState: { pinnedColumns: { left: ['site'] } } };
  const background = { default: 'rgb(1, 2, 3)' };
  const sections = [gridClasses.pinnedColumnHeaders, gridClasses.pinnedColumns];

  test('The header has no background of its own', () => {
    show({}, { palette: { background } });
    expect(styleOf(gridClasses.columnHeaders).backgroundColor).toBe('rgba(0, 0, 0, 0)');
  });

  test('have an opaque background, the `background.default` of the theme', () => {
    const pinnedRows = { top: [{ id: 't', site: 'Top', wind: 1 }] };
    show(
      { ...pinned, pinnedRows, experimentalFeatures: { rowPinning: true } },
      { palette: { background } },
    );
    [...sections, gridClasses.pinnedRows].forEach((section) =>
      expect(styleOf(section).backgroundColor).toBe(background.default),
    );
  });

  test('In a dark theme, a `backgroundImage` lightens the pinned sections', () => {
    show(pinned, { palette: { mode: 'dark' } });
    sections.forEach((section) =>
      expect(styleOf(section).backgroundImage).toContain('linear-gradient'),
    );
  });
});
