import * as React from 'react';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Pagination from '@mui/material/Pagination';
import Rating from '@mui/material/Rating';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import * as locales from '@mui/material/locale';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

const { arSA, deDE, enUS, frFR, zhCN } = locales;

const inTheme = (element: React.ReactNode, theme: Theme) => (
  <ThemeProvider theme={theme}>{element}</ThemeProvider>
);

const closable = <Alert onClose={() => {}}>Saved</Alert>;

const table = (count: number) => (
  <TablePagination
    component="div"
    count={count}
    page={0}
    rowsPerPage={10}
    onPageChange={() => {}}
  />
);

/** Returns the name of the only button of the element in a theme. */
function buttonName(element: React.ReactNode, theme: Theme) {
  const { unmount } = render(inTheme(element, theme));
  const name = screen.getByRole('button').getAttribute('aria-label');
  unmount();
  return name;
}

describe('#set', () => {
  test('The locale contains default props, so it applies to all components in the `ThemeProvider`, and a prop of a component still wins', () => {
    for (const cssVariables of [false, true]) {
      const { unmount } = render(
        inTheme(
          <>
            {closable}
            <Alert onClose={() => {}} closeText="Ausblenden">
              Saved
            </Alert>
            {table(86)}
          </>,
          createTheme({ cssVariables }, deDE),
        ),
      );
      expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Ausblenden' })).toBeInTheDocument();
      expect(screen.getByText('Zeilen pro Seite:')).toBeInTheDocument();
      unmount();
    }
    for (const locale of Object.values(locales)) {
      for (const entry of Object.values(locale.components ?? {})) {
        expect(Object.keys(entry)).toEqual(['defaultProps']);
      }
    }
  });

  test('There are 59 locales', () => {
    expect(Object.keys(locales).filter((name) => name !== '__esModule')).toHaveLength(59);
  });

  test('`enUS` is empty, because English is the default', () => {
    expect(Object.values(enUS.components ?? {})).toEqual([]);
    expect(buttonName(closable, createTheme({}, enUS))).toBe('Close');
  });
});

describe('#texts', () => {
  test('The English texts are in this table', () => {
    const field = (params: object) => <TextField {...params} label="City" />;
    render(
      <>
        {closable}
        <Autocomplete options={[]} defaultValue="Oslo" freeSolo renderInput={field} />
        <Autocomplete options={['Oslo']} renderInput={field} />
        <Breadcrumbs maxItems={2}>
          {['a', 'b', 'c', 'd'].map((name) => (
            <a key={name} href={name}>
              {name}
            </a>
          ))}
        </Breadcrumbs>
        <Pagination count={3} />
        <Rating name="stars" />
        {table(86)}
      </>,
    );
    expect(screen.getByTitle('Clear')).toHaveAttribute('aria-label', 'Clear');
    // Searching by role is slow in a page with so many elements.
    for (const name of ['Close', 'Open', 'Show path', 'Go to page 2']) {
      expect(screen.getByLabelText(name).tagName).toBe('BUTTON');
    }
    expect(screen.getByLabelText('pagination navigation').tagName).toBe('NAV');
    expect(screen.getAllByLabelText('Go to next page')).toHaveLength(2);
    expect(screen.getByLabelText('3 Stars')).toHaveAttribute('type', 'radio');
    expect(screen.getByLabelText('Empty')).toHaveAttribute('type', 'radio');
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
    expect(screen.getByText('1–10 of 86')).toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Open'));
    expect(screen.getAllByLabelText('Close')).toHaveLength(2);
    const { container } = render(
      <>
        <Autocomplete open options={[]} renderInput={field} />
        <Autocomplete open loading options={[]} renderInput={field} />
      </>,
    );
    expect(container).toBeInTheDocument();
    expect(screen.getByText('No options')).toBeInTheDocument();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    const keys = Object.values(locales).flatMap((locale) => Object.keys(locale.components ?? {}));
    expect([...new Set(keys)].sort()).toEqual([
      ...['MuiAlert', 'MuiAutocomplete', 'MuiBreadcrumbs'],
      ...['MuiPagination', 'MuiRating', 'MuiTablePagination'],
    ]);
  });
});

describe('#complete', () => {
  test('`createTheme` accepts further arguments, and later arguments win', () => {
    const texts = { components: { MuiAlert: { defaultProps: { closeText: 'Weg' } } } };
    expect(buttonName(closable, createTheme({}, deDE, texts))).toBe('Weg');
    expect(buttonName(closable, createTheme({}, texts, deDE))).toBe('Schließen');
    expect(buttonName(closable, createTheme({}, deDE, frFR))).toBe('Fermer');
    render(inTheme(table(86), createTheme({}, deDE, texts)));
    expect(screen.getByText('Zeilen pro Seite:')).toBeInTheDocument();
  });

  /** Returns the names of the locales that lack a prop of a component. */
  const without = (key: string, prop: string) =>
    Object.entries(locales)
      .filter(([name, { components }]) => name !== 'enUS' && components)
      .filter(([, { components }]) => {
        const options: Record<string, { defaultProps: object } | undefined> = { ...components };
        return !(prop in (options[key]?.defaultProps ?? {}));
      })
      .map(([name]) => name)
      .sort();

  test('`zhCN`, `zhHK` and `zhTW` have no texts for `Pagination`; `caES`, `hyAM` and `idID` have none for `Pagination`, `Breadcrumbs` and the arrows of `TablePagination`', () => {
    for (const prop of ['aria-label', 'getItemAriaLabel']) {
      expect(without('MuiPagination', prop)).toEqual([
        ...['caES', 'hyAM', 'idID'],
        ...['zhCN', 'zhHK', 'zhTW'],
      ]);
    }
    expect(without('MuiBreadcrumbs', 'expandText')).toEqual(['caES', 'hyAM', 'idID']);
    expect(without('MuiTablePagination', 'getItemAriaLabel')).toEqual(['caES', 'hyAM', 'idID']);
    const theme = createTheme({}, zhCN, {
      components: {
        MuiPagination: {
          defaultProps: {
            'aria-label': '分页导航',
            getItemAriaLabel: (type: string, page: number, selected: boolean) =>
              type === 'page' ? (selected ? `第 ${page} 页` : `转到第 ${page} 页`) : type,
          },
        },
      },
    });
    render(inTheme(<Pagination count={3} />, createTheme({}, zhCN)));
    expect(screen.getByRole('button', { name: 'Go to page 2' })).toBeInTheDocument();
    render(inTheme(<Pagination count={3} />, theme));
    const list = within(screen.getByRole('navigation', { name: '分页导航' }));
    expect(list.getByRole('button', { name: '转到第 2 页' })).toBeInTheDocument();
    expect(list.getByRole('button', { name: '第 1 页' })).toBeInTheDocument();
  });

  test('In these three and in `azAZ`, `bgBG`, `huHU`, `kuLatn` and `roRO`, the number of rows is shown in English', () => {
    const missing = without('MuiTablePagination', 'labelDisplayedRows');
    const english = Object.entries(locales)
      .filter(([, { components }]) => {
        const label = components?.MuiTablePagination?.defaultProps.labelDisplayedRows;
        return label?.({ from: 1, to: 10, count: 86, page: 0 }) === '1–10 of 86';
      })
      .map(([name]) => name);
    expect([...missing, ...english].sort()).toEqual([
      ...['azAZ', 'bgBG', 'caES', 'huHU'],
      ...['hyAM', 'idID', 'kuLatn', 'roRO'],
    ]);
    for (const locale of [locales.azAZ, locales.caES, locales.kuLatn]) {
      const { unmount } = render(inTheme(table(86), createTheme({}, locale)));
      expect(screen.getByText('1–10 of 86')).toBeInTheDocument();
      expect(screen.queryByText('Rows per page:')).toBeNull();
      unmount();
    }
  });
});

describe('#numbers', () => {
  test("`labelDisplayedRows` receives plain numbers, and the locales don't format them", () => {
    render(inTheme(table(12480), createTheme({}, deDE)));
    expect(screen.getByText('1–10 von 12480')).toBeInTheDocument();
    let tested = 0;
    for (const locale of Object.values(locales)) {
      const label = locale.components?.MuiTablePagination?.defaultProps.labelDisplayedRows;
      if (label) {
        tested += 1;
        expect(label({ from: 1231, to: 1240, count: 12480, page: 123 })).toContain('12480');
      }
    }
    expect(tested).toBeGreaterThan(40);
  });
});

describe('#switch', () => {
  test('the text in a field remains when the language changes', async () => {
    const user = userEvent.setup();
    const form = (
      <>
        <TextField label="City" />
        {closable}
      </>
    );
    const { rerender } = render(inTheme(form, createTheme({}, deDE)));
    await user.type(screen.getByRole('textbox'), 'Oslo');
    rerender(inTheme(form, createTheme({}, zhCN)));
    expect(screen.getByRole('textbox')).toHaveValue('Oslo');
    expect(screen.getByRole('button', { name: '关闭' })).toBeInTheDocument();
  });
});

describe('#accessibility', () => {
  test('with `arSA`, the theme is still left-to-right', () => {
    const theme = createTheme({}, arSA);
    expect(theme.direction).toBe('ltr');
    const { lang } = document.documentElement;
    render(inTheme(closable, theme));
    expect(document.documentElement.lang).toBe(lang);
    expect(screen.getByRole('alert')).not.toHaveAttribute('lang');
    for (const locale of Object.values(locales)) {
      expect(locale).not.toHaveProperty('direction');
    }
  });
});

describe('#troubleshooting', () => {
  test("A nested theme from `createTheme()` doesn't contain the locale of the outer theme", () => {
    const outer = createTheme({}, deDE);
    expect(buttonName(inTheme(closable, createTheme()), outer)).toBe('Close');
    expect(buttonName(inTheme(closable, createTheme({}, deDE)), outer)).toBe('Schließen');
    const inner = (
      <ThemeProvider theme={(theme: Theme): Theme => ({ ...theme, direction: 'rtl' })}>
        {closable}
      </ThemeProvider>
    );
    expect(buttonName(inner, outer)).toBe('Schließen');
  });

  test('The locale is a later argument and replaces this text', () => {
    const components = { MuiAlert: { defaultProps: { closeText: 'Weg' } } };
    expect(buttonName(closable, createTheme({ components }, deDE))).toBe('Schließen');
    expect(buttonName(closable, createTheme({ components }))).toBe('Weg');
  });

  test('Locales have no separate files', () => {
    for (const name of ['zhCN', 'deDE', 'zh-CN']) {
      expect(() => require.resolve(`@mui/material/locale/${name}`)).toThrow('Cannot find module');
    }
    expect(require.resolve('@mui/material/locale')).not.toBe('');
  });
});
