import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { act, render, screen } from '@testing-library/react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Chip, { type ChipProps } from '@mui/material/Chip';
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
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Tooltip from '@mui/material/Tooltip';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';

type Components = NonNullable<Parameters<typeof createTheme>[0]>['components'];

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
  const styles = { className: 'own', style: { order: 7 }, sx: { zIndex: 77 } };
  /** The elements with the styles: those of `className`, of `sx` and of `style`. */
  const styledElements = () => {
    const all = [...document.querySelectorAll<HTMLElement>('body *')];
    return [
      all.filter((element) => element.classList.contains('own')),
      all.filter((element) => getComputedStyle(element).zIndex === '77'),
      all.filter((element) => element.style.order === '7'),
    ];
  };

  test('`sx` and `className` are applied to the root element of a component, and so is `style`, except in `Switch`', () => {
    for (const element of [
      <Accordion key="accordion" {...styles}>
        <span>Rules</span>
      </Accordion>,
      <Autocomplete
        key="autocomplete"
        options={[]}
        renderInput={(params) => <TextField {...params} />}
        {...styles}
      />,
      <Button key="button" startIcon={<i />} {...styles} />,
      <Checkbox key="checkbox" {...styles} />,
      <Chip key="chip" label="Fragile" {...styles} />,
      <Rating key="rating" {...styles} />,
      <Select key="select" value="" {...styles} />,
      <Slider key="slider" {...styles} />,
      <TextField key="field" label="Name" {...styles} />,
    ]) {
      const { container, unmount } = render(element);
      const root = container.firstElementChild;
      expect(styledElements()).toEqual([[root], [root], [root]]);
      unmount();
    }
    const { container } = render(<Switch {...styles} />);
    const root = container.firstElementChild;
    const base = container.querySelector('.MuiSwitch-switchBase');
    expect(styledElements()).toEqual([[root], [root], [base]]);
  });

  test('`Tooltip` passes all three to its child', () => {
    render(
      <Tooltip open title="Save the draft" {...styles}>
        <Button>Save</Button>
      </Tooltip>,
    );
    expect(screen.getByRole('tooltip')).toBeVisible();
    const child = screen.getByRole('button');
    expect(styledElements()).toEqual([[child], [child], [child]]);
  });

  test('The root of a `Dialog`, a `Menu` or a temporary `Drawer` is the overlay that covers the page', () => {
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
    /** Elements in a state, each with the class of the part that has the state. */
    const examples: Record<string, [string, React.ReactElement][]> = {
      'Mui-active': [
        [
          'MuiStepLabel-label',
          <Step key="1" active>
            <StepLabel>Pay</StepLabel>
          </Step>,
        ],
        ['MuiTableSortLabel-root', <TableSortLabel key="2" active />],
      ],
      'Mui-checked': [
        ['MuiCheckbox-root', <Checkbox key="1" checked />],
        ['MuiRadio-root', <Radio key="2" checked />],
        ['MuiSwitch-switchBase', <Switch key="3" checked />],
      ],
      'Mui-completed': [
        [
          'MuiStepLabel-label',
          <Step key="1" completed>
            <StepLabel>Pay</StepLabel>
          </Step>,
        ],
      ],
      'Mui-disabled': [
        ['MuiButton-root', <Button key="1" disabled />],
        ['MuiIconButton-root', <IconButton key="2" disabled />],
        ['MuiOutlinedInput-root', <OutlinedInput key="3" disabled />],
        ['MuiTab-root', <Tab key="4" disabled />],
        ['MuiMenuItem-root', <MenuItem key="5" disabled />],
      ],
      'Mui-error': [
        ['MuiInputLabel-root', <InputLabel key="1" error />],
        ['MuiOutlinedInput-root', <OutlinedInput key="2" error />],
        ['MuiFormHelperText-root', <FormHelperText key="3" error />],
      ],
      'Mui-expanded': ['MuiAccordion-root', 'MuiAccordionSummary-root'].map((part) => [
        part,
        <Accordion key={part} expanded>
          <AccordionSummary>Details</AccordionSummary>
        </Accordion>,
      ]),
      'Mui-focused': [
        ['MuiInputLabel-root', <InputLabel key="1" focused />],
        ['MuiOutlinedInput-root', <OutlinedInput key="2" autoFocus />],
      ],
      'Mui-focusVisible': [
        ['MuiButton-root', <Button key="1" autoFocus />],
        ['MuiMenuItem-root', <MenuItem key="2" autoFocus />],
        ['MuiSlider-thumb', <Slider key="3" />],
      ],
      'Mui-readOnly': [
        ['MuiOutlinedInput-root', <OutlinedInput key="1" readOnly />],
        ['MuiRating-root', <Rating key="2" readOnly />],
      ],
      'Mui-required': [
        ['MuiInputLabel-root', <InputLabel key="1" required />],
        ['MuiFormHelperText-root', <FormHelperText key="2" required />],
      ],
      'Mui-selected': [
        ['MuiMenuItem-root', <MenuItem key="1" selected />],
        [
          'MuiTab-root',
          <Tabs key="2" value={0}>
            <Tab />
          </Tabs>,
        ],
        ['MuiToggleButton-root', <ToggleButton key="3" selected value="a" />],
        [
          'MuiTableRow-root',
          <Table key="4">
            <TableBody>
              <TableRow selected />
            </TableBody>
          </Table>,
        ],
      ],
    };
    for (const [name, elements] of Object.entries(examples)) {
      for (const [part, element] of elements) {
        const { container, unmount } = render(element);
        if (part === 'MuiSlider-thumb') {
          act(() => screen.getByRole('slider').focus());
        }
        expect(container.querySelector(`.${part}`)).toHaveClass(name);
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
  /** The height that wins in a browser: jsdom ignores the specificity of selectors. */
  function winningHeight(element: HTMLElement) {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[])
      .filter(({ selectorText, style }) => style?.height && element.matches(selectorText))
      .map(({ selectorText, style }) => ({
        height: style.height,
        specificity: selectorText.match(/[.:[]/g)!.length,
      }));
    const last = rules.reduce((best, rule) => (rule.specificity >= best.specificity ? rule : best));
    return element.style.height || last.height;
  }

  /** The height of a chip whose `root` has these styles in the theme, with these props. */
  function heightOf(
    root: object,
    variants: object[] = [],
    Component: React.ComponentType<ChipProps> = Chip,
    props: ChipProps = {},
  ) {
    const components = { MuiChip: { styleOverrides: { root }, variants } } as Components;
    const { container, unmount } = render(
      <ThemeProvider theme={createTheme({ components })}>
        <Component label="Fragile" {...props} />
      </ThemeProvider>,
    );
    const height = winningHeight(container.querySelector<HTMLElement>('.MuiChip-root')!);
    unmount();
    return height;
  }

  test('Styles with a single class override each other in this order, from weakest to strongest', () => {
    const root = { height: 11 };
    const variants = [{ props: {}, style: { height: 12 } }];
    const Styled = styled(Chip)({ height: 13 });
    const sx = { height: 14 };
    expect([
      heightOf({}),
      heightOf(root),
      heightOf(root, variants),
      heightOf(root, variants, Styled),
      heightOf(root, variants, Styled, { sx }),
      heightOf(root, variants, Styled, { sx, style: { height: 15 } }),
    ]).toEqual(['32px', '11px', '12px', '13px', '14px', '15px']);
  });

  test('A selector with more classes wins regardless of this order, except against the `style` attribute', () => {
    const root = { '&.MuiChip-sizeMedium': { height: 21 } };
    const Styled = styled(Chip)({ height: 13 });
    const sx = { height: 14 };
    expect([
      heightOf(root),
      heightOf(root, [], Styled),
      heightOf(root, [], Styled, { sx }),
      heightOf(root, [], Styled, { sx: { '&&': sx } }),
      heightOf(root, [], Styled, { sx, style: { height: 15 } }),
    ]).toEqual(['21px', '21px', '21px', '14px', '15px']);
  });

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
