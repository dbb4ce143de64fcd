import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Fab from '@mui/material/Fab';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Radio from '@mui/material/Radio';
import Rating from '@mui/material/Rating';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(element: React.ReactElement, theme = createTheme()) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{element}</ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

describe('#scope', () => {
  test('`sx`, `className` and `style` are applied to the root element of a component, except in `Tooltip`, which passes them to its child', () => {
    const styles = { className: 'own', style: { order: 7 }, sx: { zIndex: 77 } };
    const check = (root: Element) => {
      const styledElements = [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).zIndex === '77',
      );
      expect(styledElements).toEqual([root]);
      expect(root).toHaveClass('own');
      expect(root).toHaveStyle({ order: '7' });
      expect(document.querySelectorAll('.own')).toHaveLength(1);
    };
    for (const element of [
      <Button key="button" startIcon={<i />} {...styles} />,
      <Chip key="chip" label="Fragile" {...styles} />,
      <TextField key="field" label="Name" {...styles} />,
      <Slider key="slider" {...styles} />,
    ]) {
      const { container, unmount } = render(element);
      check(container.firstElementChild!);
      unmount();
    }
    render(
      <Tooltip open title="Save the draft" {...styles}>
        <Button>Save</Button>
      </Tooltip>,
    );
    expect(screen.getByRole('tooltip')).toBeVisible();
    check(screen.getByRole('button'));
  });

  test('The root of a `Dialog`, `Drawer` or `Menu` is the overlay that covers the page', () => {
    for (const element of [
      <Dialog key="dialog" open className="own" />,
      <Drawer key="drawer" open className="own" />,
      <Menu key="menu" open anchorEl={document.body} className="own" />,
    ]) {
      const { unmount } = render(element);
      const root = document.querySelector('.own')!;
      expect(getComputedStyle(root).position).toBe('fixed');
      expect(root.querySelector('.MuiBackdrop-root')).not.toBeNull();
      expect(root.querySelector('.MuiPaper-root')).not.toBeNull();
      expect(root).not.toHaveClass('MuiPaper-root');
      unmount();
    }
  });
});

describe('#parts', () => {
  test("The list of a `Select` or an `Autocomplete` is rendered at the end of the `body`, so a selector in the `sx` of the field doesn't reach it", () => {
    const sx = { '& ul': { zIndex: 77 }, '& li': { zIndex: 77 }, '& fieldset': { zIndex: 77 } };
    const fields = [
      <Select key="select" open value="a" sx={sx}>
        <MenuItem value="a">Deck A</MenuItem>
      </Select>,
      <Autocomplete
        key="autocomplete"
        open
        options={['Deck A']}
        renderInput={(params) => <TextField {...params} />}
        sx={sx}
      />,
    ];
    for (const field of fields) {
      const { container, unmount } = render(field);
      const list = screen.getByRole('listbox', { hidden: true });
      expect(container).not.toContainElement(list);
      expect(document.body.lastElementChild).toContainElement(list);
      expect(getComputedStyle(list).zIndex).not.toBe('77');
      expect(getComputedStyle(list.querySelector('li')!).zIndex).not.toBe('77');
      expect(getComputedStyle(container.querySelector('fieldset')!).zIndex).toBe('77');
      unmount();
    }
  });
});

describe('#states', () => {
  test('They have the same names in all components', () => {
    const examples: Record<string, React.ReactElement[]> = {
      'Mui-active': [
        <Step key="1" active>
          <StepLabel>Pay</StepLabel>
        </Step>,
        <TableSortLabel key="2" active />,
      ],
      'Mui-checked': [
        <Checkbox key="1" checked />,
        <Radio key="2" checked />,
        <Switch key="3" checked />,
      ],
      'Mui-completed': [
        <Step key="1" completed>
          <StepLabel>Pay</StepLabel>
        </Step>,
      ],
      'Mui-disabled': [
        <Button key="1" disabled />,
        <OutlinedInput key="2" disabled />,
        <Tab key="3" disabled />,
        <MenuItem key="4" disabled />,
      ],
      'Mui-error': [
        <InputLabel key="1" error />,
        <OutlinedInput key="2" error />,
        <FormHelperText key="3" error />,
      ],
      'Mui-expanded': [
        <Accordion key="1" expanded>
          <AccordionSummary>Details</AccordionSummary>
        </Accordion>,
      ],
      'Mui-focused': [
        <InputLabel key="1" focused />,
        <OutlinedInput key="2" autoFocus />,
      ],
      'Mui-focusVisible': [
        <Button key="1" autoFocus />,
        <MenuItem key="2" autoFocus />,
      ],
      'Mui-readOnly': [<OutlinedInput key="1" readOnly />, <Rating key="2" readOnly />],
      'Mui-required': [<InputLabel key="1" required />, <FormHelperText key="2" required />],
      'Mui-selected': [
        <MenuItem key="1" selected />,
        <ToggleButton key="2" selected value="a" />,
        <Table key="3">
          <TableBody>
            <TableRow selected />
          </TableBody>
        </Table>,
      ],
    };
    for (const [name, elements] of Object.entries(examples)) {
      for (const element of elements) {
        const { container, unmount } = render(element);
        const states = [...container.querySelectorAll('*')].flatMap(({ classList }) =>
          [...classList].filter((value) => value.startsWith('Mui-')),
        );
        expect(states).toContain(name);
        unmount();
      }
    }
    const { container } = render(<Button />);
    expect(container.innerHTML).not.toContain('Mui-');
  });

  test('`MenuItem`, `ListItemButton` and `ToggleButton` also have a separate background for a selected item under the pointer', () => {
    for (const element of [
      <MenuItem key="item" selected />,
      <ListItemButton key="button" selected />,
      <ToggleButton key="toggle" selected value="a" />,
    ]) {
      const rules = cssOf(element);
      const background = (selector: string) =>
        new RegExp(`&\\${selector}\\{[^}]*background-color:([^;]+)`).exec(rules)?.[1];
      expect(background('.Mui-selected')).toBeDefined();
      expect(background('.Mui-selected:hover')).toBeDefined();
      expect(background('.Mui-selected:hover')).not.toBe(background('.Mui-selected'));
    }
  });
});

describe('#styled', () => {
  test('All matching entries of `variants` apply, and the last one wins', () => {
    const Zone = styled('div')<{ zone: string; size: string }>({
      variants: [
        { props: { size: 'small' }, style: { order: 1, zIndex: 1 } },
        { props: { zone: 'coast' }, style: { order: 2, top: 2 } },
        { props: { zone: 'city' }, style: { left: 3 } },
      ],
    });
    expect(cssOf(<Zone zone="coast" size="small" />)).toBe('&{order:1;z-index:1;order:2;top:2px;}');
    expect(cssOf(<Zone zone="city" size="small" />)).toBe('&{order:1;z-index:1;left:3px;}');
  });
});

describe('#specificity', () => {
  test("use `'&&'`, which contains the generated class twice", () => {
    expect(cssOf(<Box sx={{ '&&': { top: 3 } }} />)).toBe('&&{top:3px;}');
  });
});

describe('#accessibility', () => {
  test('`ButtonBase`, and therefore every button, removes the outline of the browser', () => {
    for (const element of [
      <ButtonBase key="base" />,
      <Button key="button" />,
      <IconButton key="icon" />,
      <Fab key="fab" />,
      <ToggleButton key="toggle" value="a" />,
    ]) {
      const rules = cssOf(element);
      expect(rules).toMatch(/outline:0/);
      expect(rules).not.toMatch(/focusVisible\{[^}]*outline/i);
    }
  });
});

describe('#troubleshooting', () => {
  test('A contained button sets its hover background through a CSS variable that `bgcolor` replaces, whereas its hover shadow has a separate rule', () => {
    const rules = cssOf(
      <Button variant="contained" sx={{ bgcolor: 'success.main', boxShadow: 0 }}>
        Save
      </Button>,
    );
    expect(rules).toMatch(/&\{[^}]*background-color:#2e7d32;box-shadow:none;\}/);
    const hover = [...rules.matchAll(/&:hover\{([^}]*)\}/g)].map(([, content]) => content).join('');
    expect(hover).toContain('--variant-containedBg:#1565c0');
    expect(hover).not.toMatch(/background-color/);
    expect(hover).toMatch(/box-shadow:0px/);
  });
});
