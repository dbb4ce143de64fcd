import type { ComponentProps, ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';

const show = (props: TableProps = {}, more: ReactNode = null) =>
  render(
    <Table {...props}>
      <TableHead>
        <TableRow>
          <TableCell>Plant</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow>
          <TableCell>Olive</TableCell>
        </TableRow>
      </TableBody>
      {more}
    </Table>,
  );
const showPages = (props: Partial<ComponentProps<typeof TablePagination>> = {}) =>
  render(
    <TablePagination
      component="div"
      count={95}
      page={0}
      rowsPerPage={10}
      onPageChange={() => {}}
      {...props}
    />,
  );
const ruleTexts = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
const report = () => jest.spyOn(console, 'error').mockImplementation(() => {});
const messages = (spy: jest.SpyInstance) => spy.mock.calls.flat().map(String).join('\n');

afterEach(() => jest.restoreAllMocks());

describe('#basic', () => {
  test('A `TableCell` in `TableHead` renders `<th scope="col">`', () => {
    show();
    expect(screen.getByText('Plant').tagName).toBe('TH');
    expect(screen.getByText('Plant')).toHaveAttribute('scope', 'col');
  });

  test('and other cells render `<td>`', () => {
    show(
      {},
      <TableFooter>
        <TableRow>
          <TableCell>Total</TableCell>
        </TableRow>
      </TableFooter>,
    );
    expect(screen.getByText('Olive').tagName).toBe('TD');
    expect(screen.getByText('Total').tagName).toBe('TD');
  });

  test('or with a `<caption>`, which is shown below the table', () => {
    show({}, <caption>Prices</caption>);
    expect(getComputedStyle(screen.getByText('Prices')).captionSide).toBe('bottom');
    expect(screen.getByRole('table', { name: 'Prices' })).toBeInTheDocument();
  });

  test('`TableContainer` scrolls a table that is wider than the container', () => {
    render(<TableContainer data-testid="container" />);
    expect(screen.getByTestId('container')).toHaveStyle({ overflowX: 'auto', width: '100%' });
  });
});

describe('#data-grid', () => {
  test('`Table` renders all rows that you pass', () => {
    render(
      <Table>
        <TableBody>
          {Array.from({ length: 500 }, (_, index) => (
            <TableRow key={index}>
              <TableCell>{index}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>,
    );
    expect(document.querySelectorAll('tr')).toHaveLength(500);
  });
});

describe('#sorting', () => {
  test('`sortDirection` on the cell sets `aria-sort`', () => {
    const sortOf = (direction: 'asc' | 'desc' | false) => {
      const { unmount } = render(
        <table>
          <TableHead>
            <TableRow>
              <TableCell sortDirection={direction}>
                <TableSortLabel active direction="desc">
                  Name
                </TableSortLabel>
              </TableCell>
            </TableRow>
          </TableHead>
        </table>,
      );
      const sort = screen.getByRole('columnheader').getAttribute('aria-sort');
      unmount();
      return sort;
    };
    expect(sortOf('asc')).toBe('ascending');
    expect(sortOf('desc')).toBe('descending');
    expect(sortOf(false)).toBeNull();
  });

  test('Without `active`, the arrow is invisible but still takes up space', () => {
    const { container, rerender } = render(<TableSortLabel>Name</TableSortLabel>);
    const arrow = () => container.querySelector('.MuiTableSortLabel-icon')!;
    expect(getComputedStyle(arrow()).opacity).toBe('0');
    expect(getComputedStyle(arrow()).display).not.toBe('none');
    rerender(<TableSortLabel active>Name</TableSortLabel>);
    expect(arrow().closest('.Mui-active')).not.toBeNull();
    const rule = ruleTexts().find((text) => text.includes('.Mui-active .MuiTableSortLabel-icon'));
    expect(rule).toMatch(/opacity: ?1;/);
  });

  test('on hover, it is half transparent', () => {
    render(<TableSortLabel>Name</TableSortLabel>);
    const rule = ruleTexts().find((text) => text.includes(':hover .MuiTableSortLabel-icon'));
    expect(rule).toMatch(/opacity: ?0?\.5;/);
  });

  test('`hideSortIcon` removes the arrow from columns that are not sorted', () => {
    const { container, rerender } = render(<TableSortLabel hideSortIcon>Name</TableSortLabel>);
    expect(container.querySelector('svg')).toBeNull();
    rerender(
      <TableSortLabel hideSortIcon active>
        Name
      </TableSortLabel>,
    );
    expect(container.querySelector('svg')).not.toBeNull();
  });
});

describe('#selection', () => {
  const showRow = (props: TableProps = {}) =>
    render(
      <Table {...props}>
        <TableBody>
          <TableRow selected>
            <TableCell padding="checkbox">x</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );

  test('The `width` of the cell is 48 pixels, or 24 with `size="small"`', () => {
    const { unmount } = showRow();
    expect(screen.getByRole('cell')).toHaveStyle({ width: '48px' });
    unmount();
    showRow({ size: 'small' });
    expect(screen.getByRole('cell')).toHaveStyle({ width: '24px' });
  });

  test('a selected row has no `aria-selected`', () => {
    showRow();
    expect(screen.getByRole('row')).toHaveClass('Mui-selected');
    expect(screen.getByRole('row')).not.toHaveAttribute('aria-selected');
  });
});

describe('#pagination', () => {
  test('`page` starts at 0', async () => {
    const onPageChange = jest.fn();
    showPages({ onPageChange: (_, page) => onPageChange(page) });
    expect(screen.getByText('1–10 of 95')).toBeInTheDocument();
    expect(screen.getByLabelText('Go to previous page')).toBeDisabled();
    await userEvent.click(screen.getByLabelText('Go to next page'));
    expect(onPageChange).toHaveBeenCalledWith(1);
  });

  test('`count` is the total number of rows, or `-1` if the number is unknown', () => {
    showPages({ count: -1, page: 2 });
    expect(screen.getByText('21–30 of more than 30')).toBeInTheDocument();
  });

  test('`rowsPerPageOptions` are 10, 25, 50 and 100 by default', async () => {
    showPages();
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '10',
      '25',
      '50',
      '100',
    ]);
  });

  test('With a single option, the select is not shown', () => {
    showPages({ rowsPerPageOptions: [10] });
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByText('Rows per page:')).toBeNull();
  });

  test('In a `TableFooter`, put the component directly in a `TableRow`: it renders a cell that spans all columns', () => {
    show(
      {},
      <TableFooter>
        <TableRow>
          <TablePagination count={95} page={0} rowsPerPage={10} onPageChange={() => {}} />
        </TableRow>
      </TableFooter>,
    );
    const cell = screen.getByText('1–10 of 95').closest('td');
    expect(cell).toHaveAttribute('colspan', '1000');
  });

  test('If the number of rows is unknown, the next arrow is always enabled', () => {
    const { unmount } = showPages({ count: -1, page: 500 });
    expect(screen.getByLabelText('Go to next page')).toBeEnabled();
    unmount();
    showPages({
      count: -1,
      page: 500,
      slotProps: { actions: { nextButton: { disabled: true } } },
    });
    expect(screen.getByLabelText('Go to next page')).toBeDisabled();
  });

  test('In right-to-left themes, the props of the two arrows are swapped:', () => {
    const disabledArrows = (actions: object) => {
      const { unmount } = render(
        <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
          <TablePagination
            component="div"
            count={-1}
            page={2}
            rowsPerPage={10}
            onPageChange={() => {}}
            slotProps={{ actions }}
          />
        </ThemeProvider>,
      );
      const disabled = ['next', 'previous'].map((name) =>
        screen.getByLabelText(`Go to ${name} page`).hasAttribute('disabled'),
      );
      unmount();
      return disabled;
    };
    expect(disabledArrows({ nextButton: { disabled: true } })).toEqual([false, true]);
    expect(disabledArrows({ previousButton: { disabled: true } })).toEqual([true, false]);
  });
});

describe('#sticky-header', () => {
  test('Header cells get the color `background.default`', () => {
    show({ stickyHeader: true });
    expect(screen.getByText('Plant')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
    expect(getComputedStyle(screen.getByText('Olive')).position).not.toBe('sticky');
  });

  test('which differs from a raised `Paper` in dark mode', () => {
    const theme = createTheme({ palette: { mode: 'dark' } });
    expect(theme.palette.background.paper).toBe(theme.palette.background.default);
    render(
      <ThemeProvider theme={theme}>
        <Paper data-testid="flat" elevation={0} />
        <Paper data-testid="raised" />
      </ThemeProvider>,
    );
    const overlay = (id: string) =>
      screen.getByTestId(id).style.getPropertyValue('--Paper-overlay');
    expect(overlay('flat')).not.toContain('0.051');
    expect(overlay('raised')).toContain('rgba(255, 255, 255, 0.051)');
  });

  test('Every header row sticks at 0 pixels', () => {
    render(
      <Table stickyHeader>
        <TableHead>
          {['Plants', 'Herbs'].map((text) => (
            <TableRow key={text}>
              <TableCell>{text}</TableCell>
            </TableRow>
          ))}
        </TableHead>
      </Table>,
    );
    for (const cell of screen.getAllByRole('columnheader')) {
      expect(getComputedStyle(cell).position).toBe('sticky');
      expect(['0', '0px']).toContain(getComputedStyle(cell).top);
    }
  });
});

describe('#appearance', () => {
  test('`size="small"` reduces the padding above and below from 16 to 6 pixels', () => {
    const { unmount } = show();
    expect(screen.getByText('Olive')).toHaveStyle({ padding: '16px' });
    unmount();
    show({ size: 'small' });
    expect(screen.getByText('Olive')).toHaveStyle({ padding: '6px 16px' });
  });

  test('Both props apply to all cells when they are set on the `Table`', () => {
    show(
      { size: 'small', padding: 'none' },
      <TableFooter>
        <TableRow>
          <TableCell padding="normal" size="medium">
            Total
          </TableCell>
        </TableRow>
      </TableFooter>,
    );
    for (const text of ['Plant', 'Olive']) {
      expect(screen.getByText(text)).toHaveClass('MuiTableCell-sizeSmall');
      expect(screen.getByText(text)).toHaveStyle({ padding: '0px' });
    }
    expect(screen.getByText('Total')).toHaveStyle({ padding: '16px' });
  });
});

describe('#accessibility', () => {
  test('Cells and rows are not focusable', async () => {
    show();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByText('Olive'));
    expect(document.body).toHaveFocus();
  });

  test("A `TableRow` with `onClick` can't be reached by keyboard", async () => {
    render(
      <Table>
        <TableBody>
          <TableRow onClick={() => {}}>
            <TableCell>Olive</TableCell>
          </TableRow>
        </TableBody>
      </Table>,
    );
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('row')).not.toHaveAttribute('tabindex');
  });

  test('and an active label does not change at all:', async () => {
    render(<TableSortLabel active>Name</TableSortLabel>);
    const label = screen.getByRole('button');
    const { color, outline } = getComputedStyle(label);
    await userEvent.tab();
    expect(label).toHaveFocus();
    expect(getComputedStyle(label)).toMatchObject({ color, outline });
  });

  test('Focus changes only the color of the text', async () => {
    const { container } = render(<TableSortLabel>Name</TableSortLabel>);
    await userEvent.tab();
    expect(screen.getByRole('button')).toHaveClass('Mui-focusVisible');
    expect(container.querySelector('.MuiTouchRipple-root')).toBeNull();
    const names = [...screen.getByRole('button').classList].filter((name) =>
      name.startsWith('css-'),
    );
    const own = ruleTexts().filter((text) => names.some((name) => text.includes(`.${name}`)));
    expect(own.filter((text) => text.includes('focusVisible'))).toEqual([]);
    const [focus, ...rest] = own.filter((text) => text.includes(':focus'));
    expect(rest).toEqual([]);
    expect(focus).toMatch(/:focus ?\{ ?color: ?[^;]+; ?\}$/);
  });

  test('<kbd>Enter</kbd> and <kbd>Space</kbd> call its `onClick`', async () => {
    const onClick = jest.fn();
    render(<TableSortLabel onClick={onClick}>Name</TableSortLabel>);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('have the roles of a table, but a `TableCell` has none', () => {
    render(
      <Table component="div">
        <TableHead component="div">
          <TableRow component="div">
            <TableCell component="div">Plant</TableCell>
          </TableRow>
        </TableHead>
        <TableBody component="div" />
        <TableFooter component="div" />
      </Table>,
    );
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(screen.getByRole('row')).toBeInTheDocument();
    expect(screen.getAllByRole('rowgroup')).toHaveLength(3);
    expect(screen.getByText('Plant')).not.toHaveAttribute('role');
  });
});

describe('#troubleshooting', () => {
  test('is directly inside a table element other than a cell', () => {
    const errors = report();
    render(
      <Table>
        <TableBody>
          <TablePagination
            component="div"
            count={9}
            page={0}
            rowsPerPage={10}
            onPageChange={() => {}}
          />
        </TableBody>
      </Table>,
    );
    expect(messages(errors)).toMatch(/cannot appear as a child of <%s>[^]*<div>[^]*tbody/);
  });

  test('Rows were removed, and the page no longer exists', () => {
    const errors = report();
    const { rerender } = showPages({ page: 9 });
    expect(errors).not.toHaveBeenCalled();
    rerender(
      <TablePagination
        component="div"
        count={50}
        page={9}
        rowsPerPage={10}
        onPageChange={() => {}}
      />,
    );
    expect(messages(errors)).toContain('The page prop of a TablePagination is out of range');
  });

  test('`rowsPerPage` is not one of `rowsPerPageOptions`', () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
    showPages({ rowsPerPage: 4 });
    expect(messages(warnings)).toContain('You have provided an out-of-range value');
  });
});
