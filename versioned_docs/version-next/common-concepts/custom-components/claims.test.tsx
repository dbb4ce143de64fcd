import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarChart, LineChart } from '@mui/x-charts';
import { DataGrid, type DataGridProps } from '@mui/x-data-grid';
import { DateCalendar, DatePicker, LocalizationProvider } from '@mui/x-date-pickers';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import dayjs from 'dayjs';
import { RichTreeView } from '@mui/x-tree-view';

const columns = [{ field: 'town' }];
const rows = [{ id: 1, town: 'Bergen' }];

function Grid(props: Partial<DataGridProps>) {
  return (
    <div style={{ height: 300, width: 300 }}>
      <DataGrid rows={rows} columns={columns} showToolbar {...props} />
    </div>
  );
}

const ThemedFooter = () => <p>Footer of the theme</p>;

const withTheme = (defaultProps: object, children: React.ReactElement) => (
  <ThemeProvider theme={createTheme({ components: { MuiDataGrid: { defaultProps } } } as object)}>
    {children}
  </ThemeProvider>
);

const inPickers = (children: React.ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>
);

/** React writes errors of rendering to the console as well. */
const silently = (run: () => void) => () => {
  const spy = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    run();
  } finally {
    spy.mockRestore();
  }
};

describe('#override', () => {
  test('and so does a slot that is `undefined`', () => {
    const { container } = render(<Grid slots={{ footer: undefined }} />);
    expect(container.querySelector('.MuiDataGrid-footerContainer')).toBeInTheDocument();
  });

  test('`field` of the pickers must not be `undefined`', () => {
    expect(silently(() => render(inPickers(<DatePicker slots={{ field: undefined }} />)))).toThrow(
      'Element type is invalid',
    );
  });

  test('The slot `pagination` of the grid also takes `null`', () => {
    render(<Grid slots={{ pagination: null }} />);
    expect(screen.getByText('Bergen')).toBeInTheDocument();
    expect(screen.queryByText(/Rows per page/)).not.toBeInTheDocument();
  });
});

describe('#customize', () => {
  test('A handler in `slotProps.textField` of a picker runs beside the field’s own', async () => {
    const onKeyDown = jest.fn();
    const onChange = jest.fn();
    render(inPickers(<DatePicker onChange={onChange} slotProps={{ textField: { onKeyDown } }} />));
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Month' }));
    await userEvent.keyboard('01022025');
    expect(onKeyDown).toHaveBeenCalled();
    expect(onChange).toHaveBeenCalled();
  });

  test('A handler `onPageChange` in `slotProps.basePagination` of the grid takes the place of the grid’s own, and the page stays', async () => {
    const onPageChange = jest.fn();
    const onPaginationModelChange = jest.fn();
    render(
      <Grid
        rows={[...rows, { id: 2, town: 'Oslo' }]}
        initialState={{ pagination: { paginationModel: { pageSize: 1 } } }}
        pageSizeOptions={[1]}
        onPaginationModelChange={onPaginationModelChange}
        slotProps={{ basePagination: { onPageChange } as never }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Go to next page' }));
    expect(onPageChange).toHaveBeenCalled();
    expect(onPaginationModelChange).not.toHaveBeenCalled();
    expect(screen.getByText('Bergen')).toBeInTheDocument();
  });
});

describe('#slot-props-function', () => {
  test('of the charts, `bar`, `barLabel`, `line` and `area` do', () => {
    const asked: string[] = [];
    const ask = (slot: string) => (owner: { seriesId?: string | number; id?: string | number }) => {
      asked.push(`${slot} ${owner.seriesId ?? owner.id}`);
      return { className: `from-${slot}` };
    };
    const { container } = render(
      <>
        <BarChart
          skipAnimation
          width={200}
          height={200}
          series={[{ id: 's', data: [3] }]}
          xAxis={[{ scaleType: 'band', data: ['a'] }]}
          barLabel="value"
          slotProps={{ bar: ask('bar') as never, barLabel: ask('barLabel') as never }}
        />
        <LineChart
          skipAnimation
          width={200}
          height={200}
          series={[{ id: 's', data: [3, 4], area: true }]}
          slotProps={{ line: ask('line') as never, area: ask('area') as never }}
        />
      </>,
    );
    for (const slot of ['bar', 'barLabel', 'line', 'area']) {
      expect(asked).toContain(`${slot} s`);
      expect(container.querySelector(`.from-${slot}`)).toBeInTheDocument();
    }
  });

  test('A function for `mark` or `lineHighlight` is ignored', () => {
    const mark = jest.fn(() => ({}));
    render(
      <LineChart
        width={200}
        height={200}
        series={[{ data: [3, 4] }]}
        slotProps={{ mark: mark as never, lineHighlight: mark as never }}
      />,
    );
    expect(mark).not.toHaveBeenCalled();
  });

  test('The slots of the grid take objects only', () => {
    const ask = jest.fn(() => ({ title: 'From a function' }));
    render(<Grid slotProps={{ row: ask as never, cell: ask as never, footer: ask as never }} />);
    expect(ask).not.toHaveBeenCalled();
  });

  test('Most slots of the pickers and the tree view take a function', () => {
    const day = jest.fn(() => ({}));
    render(inPickers(<DateCalendar value={dayjs('2025-03-01')} slotProps={{ day }} />));
    expect(day).toHaveBeenCalled();
    const item = jest.fn(() => ({}));
    render(<RichTreeView items={[{ id: 'a', label: 'A' }]} slotProps={{ item }} />);
    expect(item).toHaveBeenCalled();
  });
});

describe('#correct-usage', () => {
  function Field(props: { text: string; onText: (text: string) => void }) {
    return <input value={props.text} onChange={(event) => props.onText(event.target.value)} />;
  }

  test('after the first letter the field has lost its focus', async () => {
    function Inline() {
      const [text, setText] = React.useState('');
      return <Grid slots={{ toolbar: () => <Field text={text} onText={setText} /> }} />;
    }
    render(<Inline />);
    screen.getByRole('textbox').focus();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } });
    expect(screen.getByRole('textbox')).toHaveValue('a');
    expect(screen.getByRole('textbox')).not.toHaveFocus();
  });

  test('A new object with the same components does no harm', async () => {
    function NewObject() {
      const [text, setText] = React.useState('');
      return (
        <Grid
          slots={{ toolbar: Field as never }}
          slotProps={{ toolbar: { text, onText: setText } as never }}
        />
      );
    }
    render(<NewObject />);
    screen.getByRole('textbox').focus();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } });
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});

describe('#additional-props', () => {
  test('`slotProps` reaches your component whatever it holds', () => {
    const Footer = ({ harbour }: { harbour?: string }) => <p>{harbour}</p>;
    render(
      <Grid
        slots={{ footer: Footer as never }}
        slotProps={{ footer: { harbour: 'A' } as never }}
      />,
    );
    expect(screen.getByText('A')).toBeInTheDocument();
  });
});

describe('#theme', () => {
  test('slot by slot; your own win', () => {
    render(
      withTheme(
        { slots: { footer: ThemedFooter, toolbar: () => <p>Toolbar of the theme</p> } },
        <Grid slots={{ footer: () => <p>Own footer</p> }} />,
      ),
    );
    expect(screen.getByText('Own footer')).toBeInTheDocument();
    expect(screen.getByText('Toolbar of the theme')).toBeInTheDocument();
  });

  test('A slot that is `undefined` brings back the default of the package, not that of the theme', () => {
    render(withTheme({ slots: { footer: ThemedFooter } }, <Grid slots={{ footer: undefined }} />));
    expect(screen.queryByText('Footer of the theme')).not.toBeInTheDocument();
    expect(document.querySelector('.MuiDataGrid-footerContainer')).toBeInTheDocument();
  });

  test('where the theme holds an object, a function for the same slot in `slotProps` is lost', () => {
    const day = jest.fn(() => ({}));
    const theme = createTheme({
      components: {
        MuiDateCalendar: { defaultProps: { slotProps: { day: { disableMargin: true } } } },
      },
    } as object);
    render(
      <ThemeProvider theme={theme}>
        {inPickers(<DateCalendar value={dayjs('2025-03-01')} slotProps={{ day }} />)}
      </ThemeProvider>,
    );
    expect(day).not.toHaveBeenCalled();
  });
});
