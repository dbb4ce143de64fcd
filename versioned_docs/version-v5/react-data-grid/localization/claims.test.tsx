import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import {
  DataGrid,
  deDE,
  useGridApiContext,
  zhCN,
  type DataGridProps,
  type GridApi,
} from '@mui/x-data-grid';
import * as grid from '@mui/x-data-grid';
import * as premium from '@mui/x-data-grid-premium';
import * as pro from '@mui/x-data-grid-pro';

const columns = [{ field: 'hall' }];
let api: React.MutableRefObject<GridApi>;

/** The `DataGrid` has no `apiRef`: a component in a slot hands the API object out. */
function Probe() {
  const apiRef = useGridApiContext();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}
const components = { Toolbar: Probe };
const names = Object.keys(grid).filter((name) => /^[a-z]{2}[A-Z]{2}$/.test(name));

function show(props: Partial<DataGridProps>, ...themes: object[]) {
  render(
    <ThemeProvider theme={createTheme({}, ...themes)}>
      <div style={{ width: 400, height: 400 }}>
        <DataGrid components={components} rows={[]} columns={columns} {...props} />
      </div>
    </ThemeProvider>,
  );
}

describe('#', () => {
  test('The package has 30 translations', () => {
    expect(names.filter((name) => name !== 'enUS')).toHaveLength(30);
  });
});

describe('#locale-text', () => {
  test('`@mui/x-data-grid-pro` and `@mui/x-data-grid-premium` export them too', () => {
    names.forEach((name) => {
      expect(pro).toHaveProperty(name);
      expect(premium).toHaveProperty(name);
    });
  });
});

describe('#accessibility', () => {
  test('The button of each column menu has the same name, whatever the column.', () => {
    show({ columns: [{ field: 'hall' }, { field: 'city' }] });
    expect(screen.getAllByLabelText('Menu')).toHaveLength(2);
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
    expect(api.current.getLocaleText('toolbarExport')).toBe('Exportieren');
  });
});

describe('#get-locale-text', () => {
  test('It throws an error for a key without a text', () => {
    show({ localeText: { toolbarExport: undefined } });
    expect(() => api.current.getLocaleText('toolbarExport')).toThrow(
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

describe('#troubleshooting', () => {
  test('Your `localeText` does not include `MuiTablePagination`', () => {
    show({ localeText: { noRowsLabel: 'Keine' } }, deDE);
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
  });
});
