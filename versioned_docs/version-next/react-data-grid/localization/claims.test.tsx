import { deDE as coreDeDE } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { DataGrid, type DataGridProps, type GridApi } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';
import { deDE, zhCN } from '@mui/x-data-grid/locales';

const columns = [{ field: 'hall' }];
let api: { current: GridApi | null };

beforeEach(() => {
  api = { current: null };
});

function show(props: Partial<DataGridProps>, ...themes: object[]) {
  render(
    <ThemeProvider theme={createTheme({}, ...themes)}>
      <div style={{ width: 400, height: 400 }}>
        <DataGrid apiRef={api} rows={[]} columns={columns} {...props} />
      </div>
    </ThemeProvider>,
  );
}

describe('#', () => {
  test('The package includes translations into more than 35 languages', () => {
    expect(
      Object.keys(locales).filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name)).length,
    ).toBeGreaterThan(35);
  });
});

describe('#translation-keys', () => {
  test("The grid's `localeText` replaces the one in the theme instead of being merged with it", () => {
    show({ localeText: { toolbarExport: 'Sichern' } }, deDE);
    expect(screen.getByText('No rows')).toBeInTheDocument();
  });

  test('In the theme, individual texts are merged, and later ones take precedence', () => {
    show({}, deDE, {
      components: { MuiDataGrid: { defaultProps: { localeText: { noRowsLabel: 'Leer' } } } },
    });
    expect(screen.getByText('Leer')).toBeInTheDocument();
    expect(api.current!.getLocaleText('toolbarExport')).toBe('Exportieren');
  });
});

describe('#get-locale-text', () => {
  test('It throws an error for a key without a text', () => {
    show({ localeText: { toolbarExport: undefined } });
    expect(() => api.current!.getLocaleText('toolbarExport')).toThrow(
      'Missing translation for key toolbarExport',
    );
  });
});

describe('#values', () => {
  test('It does not change your texts or format values', () => {
    const date = new Date(2025, 2, 3);
    show({ rows: [{ id: 1, hall: date }], columns: [{ field: 'hall', type: 'date' }] }, zhCN);
    expect(screen.getByRole('columnheader', { name: 'hall' })).toBeInTheDocument();
    expect(screen.getByText(date.toLocaleDateString())).toBeInTheDocument();
  });
});

describe('#locale-text', () => {
  const withRows = { rows: [{ id: 1, hall: 'North' }] };

  test('The translation of the grid covers the texts of its footer.', () => {
    show(withRows, deDE);
    expect(screen.getByText('Zeilen pro Seite:')).toBeInTheDocument();
  });

  test('The translation of Material UI alone does not.', () => {
    show(withRows, coreDeDE);
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
  });
});

describe('#troubleshooting', () => {
  test('`localeText` was built by hand, without the keys that begin with `pagination`', () => {
    show({ localeText: { noRowsLabel: 'Keine' } }, deDE);
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
  });
});
