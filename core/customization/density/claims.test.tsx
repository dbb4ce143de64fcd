import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import PaginationItem from '@mui/material/PaginationItem';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import SvgIcon from '@mui/material/SvgIcon';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { createTheme, ThemeProvider, type Theme, type ThemeOptions } from '@mui/material/styles';

type Components = ThemeOptions['components'];

const inTheme = (components: Components, element: ReactElement) =>
  render(<ThemeProvider theme={createTheme({ components })}>{element}</ThemeProvider>);

/** The computed style of the first element with the class. */
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector)!);

/** The shorthand in the rule of the input, because jsdom lets an earlier `padding-top` win. */
const inputPadding = () => {
  const name = [...document.querySelector('input')!.classList].at(-1)!;
  const rule = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .find(({ cssText }) => cssText.startsWith(`.${name} `));
  return Number.parseFloat(/padding: ([\d.]+)px/.exec(rule!.cssText)![1]!);
};

describe('#props', () => {
  const table = (size: 'small' | 'medium', cellSize?: 'small' | 'medium') => (
    <Table size={size}>
      <TableBody>
        <TableRow>
          <TableCell size={cellSize}>Pear</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );

  test('The table shows the differences in pixels', () => {
    const measure = (element: ReactElement, selector: string, key: 'paddingTop' | 'height') => {
      const { unmount } = render(element);
      const value =
        selector === 'input' ? inputPadding() : Number.parseFloat(styleOf(selector)[key]);
      unmount();
      return value;
    };
    const results = [false, true].map((dense) => {
      const size = dense ? 'small' : 'medium';
      return [
        measure(<Button variant="contained" size={size} />, '.MuiButton-root', 'paddingTop'),
        measure(<IconButton size={size} />, '.MuiIconButton-root', 'paddingTop'),
        measure(<TextField size={size} />, 'input', 'paddingTop'),
        measure(<Chip size={size} />, '.MuiChip-root', 'height'),
        measure(<Switch size={size} />, '.MuiSwitch-root', 'height'),
        measure(table(size), '.MuiTableCell-root', 'paddingTop'),
        measure(<ListItem dense={dense} component="div" />, '.MuiListItem-root', 'paddingTop'),
        measure(<ListItemButton dense={dense} />, '.MuiListItemButton-root', 'paddingTop'),
        measure(<MenuItem dense={dense} />, '.MuiMenuItem-root', 'paddingTop'),
      ];
    });
    expect(results).toEqual([
      [6, 8, 16.5, 32, 38, 16, 8, 8, 6],
      [4, 5, 8.5, 24, 24, 6, 4, 4, 4],
    ]);
  });

  test('`margin="dense"` of a `TextField` only adds a margin of 8 pixels above and 4 below', () => {
    for (const variant of ['outlined', 'filled', 'standard'] as const) {
      const [none, dense] = (['none', 'dense'] as const).map((margin) => {
        const { unmount } = render(<TextField variant={variant} margin={margin} label="Ship" />);
        const { marginTop, marginBottom } = styleOf('.MuiFormControl-root');
        const { paddingTop, paddingBottom, fontSize } = styleOf('input');
        unmount();
        return { field: { paddingTop, paddingBottom, fontSize }, marginTop, marginBottom };
      });
      expect(dense).toEqual({ ...none, marginTop: '8px', marginBottom: '4px' });
      expect(none!.marginTop).not.toBe('8px');
    }
  });

  test('`Table` sets the size of its cells, `FormControl` that of its label and input, and `List` makes its items dense', () => {
    render(
      <>
        {table('small')}
        <FormControl size="small">
          <InputLabel htmlFor="port">Port</InputLabel>
          <OutlinedInput id="port" label="Port" />
        </FormControl>
        <List dense>
          <ListItem>One</ListItem>
          <ListItemButton>Two</ListItemButton>
          <MenuItem>Three</MenuItem>
        </List>
      </>,
    );
    expect(screen.getByText('Pear')).toHaveClass('MuiTableCell-sizeSmall');
    expect(document.querySelector('label')).toHaveClass('MuiInputLabel-sizeSmall');
    expect(document.querySelector('#port')).toHaveClass('MuiInputBase-inputSizeSmall');
    expect(screen.getByText('One')).toHaveClass('MuiListItem-dense');
    expect(screen.getByText('Two')).toHaveClass('MuiListItemButton-dense');
    expect(getComputedStyle(screen.getByText('Three')).paddingTop).toBe('4px');
  });

  test('A cell can override the size with its own prop, but `dense={false}` on an item of a dense list has no effect', () => {
    render(
      <>
        {table('small', 'medium')}
        <List dense>
          <ListItem dense={false}>One</ListItem>
          <ListItemButton dense={false}>Two</ListItemButton>
          <MenuItem dense={false}>Three</MenuItem>
        </List>
      </>,
    );
    expect(styleOf('.MuiTableCell-root').paddingTop).toBe('16px');
    for (const text of ['One', 'Two', 'Three']) {
      expect(getComputedStyle(screen.getByText(text)).paddingTop).toBe('4px');
    }
  });
});

describe('#theme', () => {
  test('`MuiFormControl` includes every `TextField`', () => {
    for (const variant of ['outlined', 'filled', 'standard'] as const) {
      const { unmount } = inTheme(
        { MuiFormControl: { defaultProps: { size: 'small' } } },
        <>
          <TextField variant={variant} label="Ship" id="ship" />
          <TextField variant={variant} label="Port" id="port" size="medium" />
        </>,
      );
      expect(document.querySelector('#ship')).toHaveClass('MuiInputBase-inputSizeSmall');
      expect(document.querySelector('#ship-label')).toHaveClass('MuiInputLabel-sizeSmall');
      expect(document.querySelector('#port')).not.toHaveClass('MuiInputBase-inputSizeSmall');
      unmount();
    }
  });

  test('`MuiList` includes the items of menus and selects', () => {
    inTheme(
      { MuiList: { defaultProps: { dense: true } } },
      <>
        <Menu open anchorEl={document.body}>
          <MenuItem>Rename</MenuItem>
        </Menu>
        <Select open value="deck">
          <MenuItem value="deck">Deck</MenuItem>
        </Select>
      </>,
    );
    const items = document.querySelectorAll('.MuiMenuItem-root');
    expect(items).toHaveLength(2);
    items.forEach((item) => expect(getComputedStyle(item).paddingTop).toBe('4px'));
  });

  test('buttons in a `ButtonGroup` follow the size of the group, not the default of `MuiButton`', () => {
    const group = (
      <ButtonGroup>
        <Button>Port</Button>
      </ButtonGroup>
    );
    const { unmount } = inTheme({ MuiButton: { defaultProps: { size: 'small' } } }, group);
    expect(screen.getByText('Port')).toHaveClass('MuiButton-sizeMedium');
    unmount();
    inTheme({ MuiButtonGroup: { defaultProps: { size: 'small' } } }, group);
    expect(screen.getByText('Port')).toHaveClass('MuiButton-sizeSmall');
  });
});

describe('#part', () => {
  test('Spread the outer `components`, because the new object replaces them', () => {
    const outer = createTheme({ components: { MuiChip: { defaultProps: { size: 'small' } } } });
    const components = { MuiButton: { defaultProps: { size: 'small' } } } as const;
    const chipClass = (isSpread: boolean) => {
      const { unmount } = render(
        <ThemeProvider theme={outer}>
          <ThemeProvider
            theme={(theme: Theme) => ({
              ...theme,
              components: isSpread ? { ...theme.components, ...components } : components,
            })}
          >
            <Chip label="Full" />
            <Button>Print</Button>
          </ThemeProvider>
        </ThemeProvider>,
      );
      expect(screen.getByText('Print')).toHaveClass('MuiButton-sizeSmall');
      const { className } = document.querySelector('.MuiChip-root')!;
      unmount();
      return className;
    };
    expect(chipClass(false)).toContain('MuiChip-sizeMedium');
    expect(chipClass(true)).toContain('MuiChip-sizeSmall');
  });
});

describe('#custom-sizes', () => {
  test('Most components with `size` have the key `sizeSmall`', () => {
    const elements: Record<string, (size: 'small' | 'medium') => ReactElement> = {
      MuiButton: (size) => <Button size={size} />,
      MuiCheckbox: (size) => <Checkbox size={size} />,
      MuiChip: (size) => <Chip size={size} />,
      MuiFab: (size) => <Fab size={size} />,
      MuiIconButton: (size) => <IconButton size={size} />,
      MuiPaginationItem: (size) => <PaginationItem size={size} />,
      MuiRadio: (size) => <Radio size={size} />,
      MuiRating: (size) => <Rating size={size} />,
      MuiSlider: (size) => <Slider size={size} />,
      MuiSwitch: (size) => <Switch size={size} />,
      MuiTableCell: (size) => <TableCell size={size} component="div" />,
      MuiToggleButton: (size) => <ToggleButton size={size} value="deck" />,
    };
    for (const [name, create] of Object.entries(elements)) {
      const styleOverrides = { sizeSmall: { paddingBlock: 2, height: 20 } };
      const results = (['small', 'medium'] as const).map((size) => {
        const { unmount } = inTheme({ [name]: { styleOverrides } } as Components, create(size));
        const { height, paddingBlock } = styleOf(`.${name}-root`);
        unmount();
        return height === '20px' && paddingBlock === '2px';
      });
      expect([name, ...results]).toEqual([name, true, false]);
    }
  });
});

describe('#accessibility', () => {
  test('Small buttons have a font size of 13 pixels instead of 14', () => {
    for (const variant of ['text', 'outlined', 'contained'] as const) {
      const sizes = (['small', 'medium'] as const).map((size) => {
        const { unmount } = render(<Button variant={variant} size={size} />);
        const { fontSize } = styleOf('.MuiButton-root');
        unmount();
        return Number.parseFloat(fontSize) * 16;
      });
      expect(sizes).toEqual([13, 14]);
    }
  });
});

describe('#troubleshooting', () => {
  test('`theme.mixins.toolbar` keeps the height of a regular toolbar, 56 or 64 pixels, and 48 on phones in landscape orientation', () => {
    const { mixins, breakpoints } = createTheme({
      spacing: 4,
      components: { MuiToolbar: { defaultProps: { variant: 'dense' } } },
    });
    expect(mixins.toolbar).toMatchObject({
      minHeight: 56,
      [breakpoints.up('xs')]: { '@media (orientation: landscape)': { minHeight: 48 } },
      [breakpoints.up('sm')]: { minHeight: 64 },
    });
  });

  test('an icon keeps its 24 pixels', () => {
    const iconSize = (size: 'small' | 'medium', fontSize?: 'small' | 'inherit') => {
      const { unmount } = render(
        <IconButton size={size}>
          <SvgIcon fontSize={fontSize} />
        </IconButton>,
      );
      const result = styleOf('.MuiSvgIcon-root').fontSize;
      unmount();
      return result;
    };
    expect(iconSize('small')).toBe('1.5rem');
    expect(iconSize('medium')).toBe('1.5rem');
    expect(iconSize('small', 'small')).toBe('1.25rem');
    expect(['inherit', '1.125rem']).toContain(iconSize('small', 'inherit'));
  });

  test('The default `size` is set under `MuiInputBase` or `MuiOutlinedInput`, which changes the input, but not its label', () => {
    const sizes = (name: 'MuiInputBase' | 'MuiOutlinedInput' | 'MuiFormControl') => {
      const { unmount } = inTheme(
        { [name]: { defaultProps: { size: 'small' } } } as object,
        <TextField id="ship" label="Ship" />,
      );
      const isLabelSmall = styleOf('label').transform.includes('9px');
      const result = [inputPadding(), isLabelSmall];
      unmount();
      return result;
    };
    expect(sizes('MuiInputBase')).toEqual([8.5, false]);
    expect(sizes('MuiOutlinedInput')).toEqual([8.5, false]);
    expect(sizes('MuiFormControl')).toEqual([8.5, true]);
  });
});
