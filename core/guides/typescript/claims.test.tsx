import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Button, { type ButtonProps } from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Slider, { type SliderProps } from '@mui/material/Slider';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  createTheme,
  styled,
  ThemeProvider,
  useThemeProps,
  type ThemeOptions,
} from '@mui/material/styles';

afterEach(() => jest.restoreAllMocks());

const chooseTwo = () => {
  fireEvent.mouseDown(document.querySelector('[role="combobox"]')!);
  fireEvent.click(screen.getByText('two'));
};

describe('#events', () => {
  test('`SelectChangeEvent<number>` allows strings, because a `native` select always returns a string', () => {
    const onChange = jest.fn();
    render(
      <Select<number>
        native
        value={1}
        inputProps={{ 'aria-label': 'Copies' }}
        onChange={(event) => onChange(event.target.value satisfies number | string)}
      >
        <option value={1}>one</option>
        <option value={2}>two</option>
      </Select>,
    );
    fireEvent.change(screen.getByLabelText('Copies'), { target: { value: '2' } });
    expect(onChange).toHaveBeenCalledWith('2');
  });

  test('Otherwise, the value of a menu item keeps its type', () => {
    for (const values of [
      [1, 2],
      [false, true],
    ]) {
      const onChange = jest.fn();
      const { unmount } = render(
        <Select value={values[0]} onChange={(event) => onChange(event.target.value)}>
          <MenuItem value={values[0] as number}>one</MenuItem>
          <MenuItem value={values[1] as number}>two</MenuItem>
        </Select>,
      );
      chooseTwo();
      expect(onChange).toHaveBeenCalledWith(values[1]);
      unmount();
    }
  });

  test('`TextField` with `select` declares a string, even though a menu item with a number results in a number', () => {
    const onChange = jest.fn();
    render(
      <TextField
        select
        label="Copies"
        value={1}
        onChange={(event) => onChange(event.target.value satisfies string)}
      >
        <MenuItem value={1}>one</MenuItem>
        <MenuItem value={2}>two</MenuItem>
      </TextField>,
    );
    chooseTwo();
    expect(onChange).toHaveBeenCalledWith(2);
  });

  test('`Slider` returns an array if its `value` or `defaultValue` is an array, and otherwise a number', () => {
    const cases: [props: SliderProps, expected: number | number[]][] = [
      [{ value: 3 }, 4],
      [{ defaultValue: 3 }, 4],
      [{}, 1],
      [{ value: [3, 9] }, [4, 9]],
      [{ defaultValue: [3, 9] }, [4, 9]],
      [{ defaultValue: [3] }, [4]],
    ];
    for (const [props, expected] of cases) {
      const onChange = jest.fn();
      const { unmount } = render(
        <Slider {...props} getAriaLabel={() => 'Page'} onChange={(_, value) => onChange(value)} />,
      );
      const [first] = screen.getAllByRole('slider');
      fireEvent.keyDown(first!, { key: 'ArrowRight' });
      expect(onChange).toHaveBeenCalledWith(expected);
      unmount();
    }
  });

  test('`ToggleButtonGroup` with `exclusive` returns `null` when users press the selected button', async () => {
    for (const [exclusive, expected] of [
      [true, null],
      [false, []],
    ] as const) {
      const onChange = jest.fn();
      const { unmount } = render(
        <ToggleButtonGroup
          exclusive={exclusive}
          value={exclusive ? 'list' : ['list']}
          onChange={(_, value) => onChange(value)}
        >
          <ToggleButton value="list">List</ToggleButton>
        </ToggleButtonGroup>,
      );
      await userEvent.click(screen.getByRole('button'));
      expect(onChange).toHaveBeenCalledWith(expected);
      unmount();
    }
  });
});

describe('#augmentation', () => {
  test('`createTheme` copies unknown keys unchanged into the theme', () => {
    const options: ThemeOptions & { berth: object } = {
      berth: { depth: 4, names: ['North', 'South'] },
    };
    expect(createTheme(options)).toMatchObject(options);
    expect(createTheme({ ...options, cssVariables: true })).toMatchObject(options);
  });

  test('Declarations change only the types: without styles in the theme, `variant="dashed"` results in a class and no styles of a variant', () => {
    const stylesOf = (variant: string) => {
      const { unmount } = render(<Button variant={variant as ButtonProps['variant']}>Save</Button>);
      const button = screen.getByRole('button');
      const { border, boxShadow, padding } = getComputedStyle(button);
      const hasClass = button.classList.contains(`MuiButton-${variant}`);
      unmount();
      return { border, boxShadow, padding, hasClass };
    };
    const dashed = stylesOf('dashed');
    expect(dashed.hasClass).toBe(true);
    expect(dashed).toEqual(stylesOf('unknown'));
    expect(dashed.border).not.toBe(stylesOf('outlined').border);
    expect(dashed.boxShadow).not.toBe(stylesOf('contained').boxShadow);
    expect(dashed.padding).not.toBe(stylesOf('text').padding);
  });
});

describe('#styled', () => {
  test('Otherwise, the prop reaches the element, and React logs an error', () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Open = styled(Chip)<{ isTaken: boolean }>({});
    const Filtered = styled(Chip, { shouldForwardProp: (prop) => prop !== 'isTaken' })<{
      isTaken: boolean;
    }>({});
    render(<Filtered isTaken label="12A" />);
    expect(report).not.toHaveBeenCalled();
    render(<Open isTaken label="12B" />);
    expect(report.mock.calls.flat().join()).toContain('isTaken');
  });

  test("Your function replaces the default one: around a component that doesn't handle `sx`, exclude `sx` as well, or it reaches the element", () => {
    const Plain = (props: React.HTMLAttributes<HTMLElement>) => <i {...props} />;
    const filters: [shouldForwardProp: ((prop: PropertyKey) => boolean) | undefined, boolean][] = [
      [undefined, false],
      [(prop) => prop !== 'isTaken', true],
      [(prop) => prop !== 'isTaken' && prop !== 'sx', false],
    ];
    for (const [shouldForwardProp, reaches] of filters) {
      const Seat = styled(Plain, shouldForwardProp && { shouldForwardProp })({ opacity: 0.5 });
      const { unmount } = render(<Seat sx={{ letterSpacing: '3px' }}>12A</Seat>);
      const element = screen.getByText('12A');
      expect(element.hasAttribute('sx')).toBe(reaches);
      expect(getComputedStyle(element).letterSpacing).toBe('3px');
      unmount();
    }
  });

  test("With an HTML element, such as `styled('span')`, only valid attributes are passed on", () => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const Seat = styled('span')<{ isTaken: boolean; level: string }>({});
    render(
      <Seat isTaken level="high" title="Window" data-testid="seat">
        12A
      </Seat>,
    );
    expect(screen.getByTestId('seat').getAttributeNames().sort()).toEqual([
      'class',
      'data-testid',
      'title',
    ]);
    expect(report).not.toHaveBeenCalled();
  });
});

describe('#use-theme-props', () => {
  test('`styled` with `name` and `slot` adds the matching `styleOverrides`', () => {
    const styleOverrides = { root: { letterSpacing: '3px' }, value: { letterSpacing: '4px' } };
    const theme = createTheme({}, { components: { AppUnit: { styleOverrides } } });
    const Root = styled('p', { name: 'AppUnit', slot: 'Root' })({ letterSpacing: '1px' });
    const Value = styled('b', { name: 'AppUnit', slot: 'Value' })({ letterSpacing: '1px' });
    const Other = styled('i', { name: 'AppUnit' })({ letterSpacing: '1px' });
    const { container } = render(
      <ThemeProvider theme={theme}>
        <Root />
        <Value />
        <Other />
      </ThemeProvider>,
    );
    expect([...container.children].map((part) => getComputedStyle(part).letterSpacing)).toEqual([
      '3px',
      '4px',
      '1px',
    ]);
  });

  interface UnitProps {
    readonly unit?: string | null;
  }

  test('A prop of the instance overrides the theme, but a prop with the value `undefined` does not', () => {
    function Unit(inProps: UnitProps) {
      const { unit } = useThemeProps({ props: inProps, name: 'AppUnit' });
      return <i>{unit === null ? 'none' : unit}</i>;
    }
    const theme = createTheme({}, { components: { AppUnit: { defaultProps: { unit: 'kWh' } } } });
    const { container } = render(
      <ThemeProvider theme={theme}>
        <Unit />
        <Unit unit={undefined} />
        <Unit unit="m³" />
        <Unit unit="" />
        <Unit unit={null} />
      </ThemeProvider>,
    );
    expect([...container.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual([
      'kWh',
      'kWh',
      'm³',
      '',
      'none',
    ]);
  });
});
