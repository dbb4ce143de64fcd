import * as React from 'react';
import * as core from '@material-ui/core/locale';
import Checkbox, { type CheckboxProps } from '@material-ui/core/Checkbox';
import { createTheme, ThemeProvider } from '@material-ui/core/styles';
import { act, fireEvent, render, screen } from '@testing-library/react';
import * as community from '@mui/x-data-grid';
import * as pro from '@mui/x-data-grid-pro';
import {
  arSD,
  DataGrid,
  deDE,
  GRID_DEFAULT_LOCALE_TEXT,
  useGridSlotComponentProps,
  type GridApiRef,
  type DataGridProps,
  type GridLocaleText,
} from '@mui/x-data-grid';

const columns = [{ field: 'hall' }];
let api: GridApiRef;

beforeEach(() => {
  // Material-UI 4 on React 18 writes about `findDOMNode`.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The `DataGrid` has no `apiRef`: a component in a slot hands the API object out. */
function Probe() {
  const { apiRef } = useGridSlotComponentProps();
  React.useLayoutEffect(() => {
    api = apiRef;
  }, [apiRef]);
  return null;
}
const components = { Toolbar: Probe };

const isLocale = (name: string) => /^[a-z]{2}[A-Z]{2}$/.test(name);
const names = Object.keys(community).filter(isLocale);
const textsOf = (name: string): Partial<GridLocaleText> =>
  (community as unknown as Record<string, { props: { MuiDataGrid: { localeText: object } } }>)[
    name
  ]!.props.MuiDataGrid.localeText;

function show(props: Partial<DataGridProps>, ...themes: object[]) {
  return render(
    <ThemeProvider theme={createTheme({}, ...themes)}>
      <div style={{ width: 400, height: 400 }}>
        <DataGrid
          components={components}
          rows={[]}
          columns={columns}
          disableVirtualization
          {...props}
        />
      </div>
    </ThemeProvider>,
  );
}

describe('#', () => {
  test('The package has 16 translations,', () => {
    expect(names.filter((name) => name !== 'enUS')).toHaveLength(16);
  });

  test('Chinese is not among them:', () => {
    expect(Object.keys(community).filter((name) => name.startsWith('zh'))).toEqual([]);
  });
});

describe('#locale-text', () => {
  test('`@mui/x-data-grid-pro` exports them too.', () => {
    names.forEach((name) => expect(pro).toHaveProperty(name));
  });
});

describe('#chinese', () => {
  test('It translates the pager of a grid without a translation as well.', () => {
    show({}, core.zhCN);
    expect(screen.getByText('每页行数:')).toBeInTheDocument();
    expect(screen.getByText('No rows')).toBeInTheDocument();
  });
});

describe('#supported-locales', () => {
  test('62 texts', () => {
    const keys = Object.keys(GRID_DEFAULT_LOCALE_TEXT).filter((key) => !key.startsWith('Mui'));
    expect(keys).toHaveLength(62);
    expect(
      names.map((name) => `${name} ${keys.filter((key) => key in textsOf(name)).length}`),
    ).toEqual([
      'arSD 62',
      'bgBG 49',
      'csCZ 59',
      'deDE 56',
      'elGR 52',
      'enUS 62',
      'esES 55',
      'frFR 57',
      'itIT 54',
      'jaJP 52',
      'nlNL 49',
      'plPL 52',
      'ptBR 59',
      'ruRU 58',
      'skSK 59',
      'trTR 55',
      'ukUA 58',
    ]);
  });
});

describe('#translation-keys', () => {
  test('it is not merged with it.', () => {
    show({ localeText: { toolbarExport: 'Sichern' } }, deDE);
    expect(screen.getByText('No rows')).toBeInTheDocument();
  });

  test('In the theme, individual texts are merged, and later ones take precedence', () => {
    show({}, deDE, { props: { MuiDataGrid: { localeText: { noRowsLabel: 'Leer' } } } });
    expect(screen.getByText('Leer')).toBeInTheDocument();
    expect(api.current.getLocaleText('toolbarExport')).toBe('Exportieren');
  });
});

describe('#get-locale-text', () => {
  test('It throws for a key without a text.', () => {
    show({ localeText: { toolbarExport: undefined } });
    expect(() => api.current.getLocaleText('toolbarExport')).toThrow(
      'Missing translation for key toolbarExport',
    );
  });
});

describe('#values', () => {
  test('It does not change your texts or format values', () => {
    const date = new Date(2021, 2, 3);
    show({ rows: [{ id: 1, hall: date }], columns: [{ field: 'hall', type: 'date' }] }, deDE);
    expect(screen.getByRole('columnheader', { name: 'hall' })).toBeInTheDocument();
    expect(screen.getByText(date.toLocaleDateString())).toBeInTheDocument();
  });
});

describe('#rtl-support', () => {
  test('The arrow keys do not follow the direction:', async () => {
    show(
      {
        rows: [{ id: 1, hall: 'A', city: 'B', year: 'C' }],
        columns: [{ field: 'hall' }, { field: 'city' }, { field: 'year' }],
      },
      { direction: 'rtl' },
    );
    const middle = screen.getByRole('cell', { name: 'B' });
    fireEvent.mouseUp(middle);
    fireEvent.click(middle);
    expect(middle).toHaveFocus();
    fireEvent.keyDown(middle, { key: 'ArrowRight' });
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    expect(screen.getByRole('cell', { name: 'C' })).toHaveFocus();
  });
});

describe('#accessibility', () => {
  const rows = [{ id: 1, hall: 'A' }];

  test('The button of each column menu has the same name, whatever the column.', () => {
    show({ columns: [{ field: 'hall' }, { field: 'city' }] });
    expect(screen.getAllByLabelText('Menu')).toHaveLength(2);
  });

  test('The checkboxes of the selection have English names in every language.', () => {
    show({ rows, checkboxSelection: true }, arSD);
    expect(screen.getByLabelText('Select Row checkbox')).toBeInTheDocument();
    expect(screen.getByLabelText('Select All Rows checkbox')).toBeInTheDocument();
  });

  test('A component in the slot `Checkbox` can replace them', () => {
    const GermanCheckbox = React.forwardRef<HTMLButtonElement, CheckboxProps>((props, ref) => (
      <Checkbox
        {...props}
        ref={ref}
        inputProps={{
          ...props.inputProps,
          'aria-label':
            props.inputProps?.['aria-label'] === 'Select Row checkbox' ? 'Zeile' : 'Alle Zeilen',
        }}
      />
    ));
    show({ rows, checkboxSelection: true, components: { Checkbox: GermanCheckbox } });
    expect(screen.getByLabelText('Zeile')).toBeInTheDocument();
    expect(screen.getByLabelText('Alle Zeilen')).toBeInTheDocument();
  });

  test('In `deDE`, both buttons of the pager are called "Nächste Seite"', () => {
    show({ rows }, deDE);
    expect(screen.getAllByLabelText('Nächste Seite')).toHaveLength(2);
  });
});

describe('#troubleshooting', () => {
  test('`localeText` was built by hand, without `MuiTablePagination`.', () => {
    show({ localeText: { noRowsLabel: 'Keine' } }, deDE);
    expect(screen.getByText('Rows per page:')).toBeInTheDocument();
  });
});
