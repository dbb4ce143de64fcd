import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import Accordion from '@mui/material/Accordion';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import Select from '@mui/material/Select';
import Slider from '@mui/material/Slider';
import SvgIcon from '@mui/material/SvgIcon';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const { readFileSync } = jest.requireActual<typeof import('node:fs')>('node:fs');

type Components = NonNullable<Parameters<typeof createTheme>[0]>['components'];

const inTheme = (components: Components, element: React.ReactElement) =>
  render(<ThemeProvider theme={createTheme({ components })}>{element}</ThemeProvider>);

/** Renders an element and returns its generated CSS, with `&` as the class. */
function cssOf(components: Components, element: React.ReactElement) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = inTheme(components, <CacheProvider value={cache}>{element}</CacheProvider>);
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

/** The values of `z-index` in the generated CSS, in their order. */
const layers = (components: Components, element: React.ReactElement) =>
  [...cssOf(components, element).matchAll(/z-index:(\d\d)/g)].map(([, value]) => Number(value));

/** The last values of `z-index` in the generated CSS: a component based on another one has several classes. */
const lastLayers = (components: Components, element: React.ReactElement, count: number) =>
  layers(components, element).slice(-count);

describe('#names', () => {
  test("`variant: 'outlined'` for `MuiPaper` adds a border to cards, accordions and menus", () => {
    const components: Components = { MuiPaper: { defaultProps: { variant: 'outlined' } } };
    inTheme(
      components,
      <>
        <Card />
        <Accordion>
          <span>Rules</span>
        </Accordion>
        <Menu open anchorEl={document.body} />
      </>,
    );
    const surfaces = [...document.querySelectorAll('.MuiPaper-root')];
    expect(surfaces).toHaveLength(3);
    for (const surface of surfaces) {
      expect(surface).toHaveClass('MuiPaper-outlined');
    }
    expect(cssOf(components, <Card />)).toMatch(/border:1px solid/);
    expect(cssOf({}, <Card />)).not.toMatch(/border:1px solid/);
  });

  test("`Box`, `ClickAwayListener`, `Fade`, `Grow`, `NoSsr`, `Portal`, `Slide`, `TextareaAutosize` and `Zoom` have no key, and ignore the theme's defaults", () => {
    const names = ['Box', 'ClickAwayListener', 'Fade', 'Grow', 'NoSsr', 'Portal', 'Slide'];
    const code = (name: string) =>
      readFileSync(`node_modules/@mui/material/${name}/${name}.js`, 'utf8');
    const types = readFileSync('node_modules/@mui/material/styles/components.d.ts', 'utf8');
    for (const name of [...names, 'TextareaAutosize', 'Zoom']) {
      expect(code(name)).not.toMatch(/useDefaultProps|useThemeProps/);
      expect(types).not.toContain(`Mui${name}?:`);
    }
    expect(types).toContain('MuiButton?:');
    expect(code('Button')).toMatch(/useDefaultProps/);
    const defaultProps = { title: 'Theme' };
    const { container } = inTheme(
      {
        MuiBox: { defaultProps },
        MuiTextareaAutosize: { defaultProps },
        MuiChip: { defaultProps },
      } as Components,
      <>
        <Box />
        <TextareaAutosize />
        <Chip label="Full" />
      </>,
    );
    const titled = [...container.querySelectorAll('[title]')];
    expect(titled).toEqual([container.querySelector('.MuiChip-root')]);
  });
});

describe('#default-props', () => {
  test('A prop with the value `undefined` also gets the default, whereas `null` overrides it', () => {
    const { container } = inTheme(
      { MuiChip: { defaultProps: { label: 'Theme' } } },
      <>
        <Chip label={undefined} />
        <Chip label={null} />
        <Chip label="" />
      </>,
    );
    expect([...container.children].map(({ textContent }) => textContent)).toEqual([
      'Theme',
      '',
      '',
    ]);
  });

  test('`slots` and `slotProps`, and their deprecated predecessors `components` and `componentsProps`, are merged with those of the instance, slot by slot and prop by prop. Other objects are replaced, including `sx`, `classes` and the deprecated `inputProps`', () => {
    inTheme(
      {
        MuiTextField: {
          defaultProps: {
            slotProps: { htmlInput: { maxLength: 5, title: 'Theme' }, input: { readOnly: true } },
          },
        },
      },
      <TextField slotProps={{ htmlInput: { title: 'Own', lang: 'de' } }} />,
    );
    const input = screen.getByRole('textbox');
    expect(input).toHaveAttribute('maxlength', '5');
    expect(input).toHaveAttribute('title', 'Own');
    expect(input).toHaveAttribute('lang', 'de');
    expect(input).toHaveAttribute('readonly');
    const inputProps = { maxLength: 5 };
    const { container } = inTheme(
      { MuiTextField: { defaultProps: { inputProps } } },
      <TextField inputProps={{ lang: 'de' }} />,
    );
    expect(container.querySelector('input')).not.toHaveAttribute('maxlength');
    const slider = inTheme(
      {
        MuiSlider: {
          defaultProps: {
            slots: { rail: 'b' },
            components: { Track: 'i' },
            componentsProps: { thumb: { title: 'Theme', lang: 'de' } },
          },
        },
      } as Components,
      <Slider
        slots={{ mark: 'em' }}
        components={{ Mark: 'em' }}
        componentsProps={{ thumb: { title: 'Own' } }}
      />,
    ).container;
    expect(slider.querySelector('b')).toHaveClass('MuiSlider-rail');
    expect(slider.querySelector('i')).toHaveClass('MuiSlider-track');
    expect(slider.querySelector('.MuiSlider-thumb')).toHaveAttribute('title', 'Own');
    expect(slider.querySelector('.MuiSlider-thumb')).toHaveAttribute('lang', 'de');
    const chip = inTheme(
      { MuiChip: { defaultProps: { classes: { root: 'theme' } } } },
      <Chip label="Full" classes={{ label: 'own' }} />,
    ).container.firstElementChild!;
    expect(chip).not.toHaveClass('theme');
    expect(chip.firstElementChild).toHaveClass('own');
    const withSx: Components = { MuiChip: { defaultProps: { sx: { zIndex: 11 } } } };
    expect(layers(withSx, <Chip label="Full" />)).toEqual([11]);
    expect(layers(withSx, <Chip label="Full" sx={{ top: 1 }} />)).toEqual([]);
  });

  test('If the theme and an instance set `slotProps` for the same slot, only objects are merged, and functions are ignored', () => {
    const german = () => ({ lang: 'de' });
    const attributes = (theme: object | undefined, own: object | undefined) => {
      const { container, unmount } = inTheme(
        {
          MuiTextField: { defaultProps: { slotProps: theme && { htmlInput: theme } } },
        } as Components,
        <TextField slotProps={{ htmlInput: own }} />,
      );
      const input = container.querySelector('input')!;
      const values = ['lang', 'title'].map((name) => input.getAttribute(name));
      unmount();
      return values;
    };
    expect([
      attributes({ title: 'Theme' }, german),
      attributes(german, { title: 'Own' }),
      attributes(german, german),
      attributes({ lang: 'fr' }, { title: 'Own' }),
      attributes(undefined, german),
    ]).toEqual([
      [null, 'Theme'],
      [null, 'Own'],
      [null, null],
      ['fr', 'Own'],
      ['de', null],
    ]);
  });
});

describe('#style-overrides', () => {
  test('The order of the keys has no effect: the component defines it, and `root` is the weakest', () => {
    const button = <Button variant="contained" size="small" />;
    const root = { zIndex: 11 };
    const contained = { zIndex: 12 };
    const sizeSmall = { zIndex: 13 };
    for (const styleOverrides of [
      { root, contained, sizeSmall },
      { sizeSmall, contained, root },
      { contained, root, sizeSmall },
    ]) {
      expect(lastLayers({ MuiButton: { styleOverrides } }, button, 3)).toEqual([11, 12, 13]);
    }
  });

  test("Keys that the component doesn't have are ignored", () => {
    const styleOverrides = { handle: { zIndex: 11 }, Root: { zIndex: 12 }, label: { zIndex: 13 } };
    expect(layers({ MuiChip: { styleOverrides } } as Components, <Chip label="Full" />)).toEqual([
      13,
    ]);
  });

  test("the styles of `icon` and `avatar` in `MuiChip` have two classes in their selector, so `sx` on the icon itself doesn't override them", () => {
    const rules = cssOf(
      { MuiChip: { styleOverrides: { icon: { zIndex: 11 }, avatar: { zIndex: 12 } } } },
      <Chip label="Full" icon={<SvgIcon sx={{ zIndex: 13 }} />} />,
    );
    expect(rules).toMatch(/& \.MuiChip-icon\{[^}]*z-index:11/);
    expect(rules).toMatch(/& \.MuiChip-avatar\{[^}]*z-index:12/);
    expect(rules).toMatch(/(?:^|\})&\{[^}]*z-index:13/);
  });
});

describe('#owner-state', () => {
  /** The `ownerState` that the functions of these parts receive. */
  function ownerStates(
    name: string,
    parts: string[],
    element: React.ReactElement,
    defaultProps = {},
  ) {
    const received: Record<string, Record<string, unknown>> = {};
    const styleOverrides = Object.fromEntries(
      parts.map((part) => [
        part,
        ({ ownerState }: { ownerState: Record<string, unknown> }) => {
          received[part] = ownerState;
          return {};
        },
      ]),
    );
    const components = { [name]: { defaultProps, styleOverrides } } as Components;
    inTheme(components, element).unmount();
    return parts.map((part) => received[part]!);
  }

  test('`ownerState` contains the props of the component, including the defaults of the library and the theme', () => {
    const [state] = ownerStates('MuiChip', ['root'], <Chip label="Full" color="error" />, {
      size: 'small',
    });
    expect(state).toMatchObject({
      label: 'Full',
      color: 'error',
      size: 'small',
      variant: 'filled',
      disabled: false,
    });
  });

  test('A part usually receives the `ownerState` of the whole component; `select` and `icon` of `MuiSelect` receive that of the input inside', () => {
    /** Whether the styles of this part see the prop `lang` of the whole component. */
    const sees = (name: string, part: string, element: React.ReactElement) => {
      const styleOverrides = {
        [part]: ({ ownerState }: { ownerState: { lang?: string } }) => ({
          zIndex: ownerState.lang === 'de' ? 11 : 12,
        }),
      };
      const { unmount } = inTheme({ [name]: { styleOverrides } } as Components, element);
      const { zIndex } = getComputedStyle(document.querySelector(`.${name}-${part}`)!);
      unmount();
      expect(['11', '12']).toContain(zIndex);
      return zIndex === '11';
    };
    const chip = <Chip lang="de" label="Full" />;
    const slider = <Slider lang="de" valueLabelDisplay="on" />;
    const accordion = (
      <Accordion lang="de">
        <span>Rules</span>
      </Accordion>
    );
    const button = <Button lang="de" startIcon={<i />} />;
    const select = <Select lang="de" value="" />;
    expect([
      sees('MuiChip', 'root', chip),
      sees('MuiChip', 'label', chip),
      sees('MuiSlider', 'rail', slider),
      sees('MuiSlider', 'thumb', slider),
      sees('MuiSlider', 'valueLabel', slider),
      sees('MuiAccordion', 'heading', accordion),
      sees('MuiButton', 'startIcon', button),
    ]).not.toContain(false);
    expect([sees('MuiSelect', 'select', select), sees('MuiSelect', 'icon', select)]).toEqual([
      false,
      false,
    ]);
  });

  test('Some components add internal state, for example `dragging` in `Slider` and `focused` and `popupOpen` in `Autocomplete`', () => {
    expect(ownerStates('MuiSlider', ['root'], <Slider />)[0]).toHaveProperty('dragging', false);
    const [state] = ownerStates(
      'MuiAutocomplete',
      ['root'],
      <Autocomplete options={['Bergen']} renderInput={(params) => <TextField {...params} />} />,
    );
    expect(state).toMatchObject({ focused: false, popupOpen: false });
  });

  test('A part also accepts an array of objects and functions, in which `false` is skipped', () => {
    const components: Components = {
      MuiChip: {
        styleOverrides: {
          root: [
            { zIndex: 11 },
            ({ ownerState }) => ownerState.size === 'small' && { zIndex: 12 },
            ({ ownerState }) => ownerState.size === 'medium' && { zIndex: 13 },
            false,
          ],
        },
      },
    };
    expect(layers(components, <Chip label="Full" size="small" />)).toEqual([11, 12]);
    expect(layers(components, <Chip label="Full" />)).toEqual([11, 13]);
  });
});

describe('#variants', () => {
  const props = { size: 'small' } as const;

  test('In the styles of a part, the styles apply to this part; in the entry of the component, next to `styleOverrides`, they apply to the root', () => {
    const { container } = inTheme(
      {
        MuiChip: {
          styleOverrides: { label: { variants: [{ props, style: { zIndex: 11 } }] } },
          variants: [{ props, style: { zIndex: 12 } }],
        },
      },
      <Chip label="Full" size="small" />,
    );
    const style = (selector: string) => getComputedStyle(container.querySelector(selector)!);
    expect(style('.MuiChip-label').zIndex).toBe('11');
    expect(style('.MuiChip-root').zIndex).toBe('12');
  });

  test("The conditions see the props after the defaults were added: `{ size: 'medium' }` matches a button without `size`", () => {
    const variants = [{ props: { size: 'medium' }, style: { zIndex: 11 } }] as const;
    const components = { MuiButton: { variants: [...variants] } } as Components;
    expect(lastLayers(components, <Button />, 1)).toEqual([11]);
    expect(layers(components, <Button size="small" />)).toEqual([]);
    const small = { MuiButton: { defaultProps: props, variants: [...variants] } } as Components;
    expect(layers(small, <Button />)).toEqual([]);
  });

  test('`variants` of the component come after `styleOverrides`, and override them', () => {
    const components: Components = {
      MuiChip: {
        variants: [{ props, style: { zIndex: 13 } }],
        styleOverrides: {
          root: { zIndex: 11, variants: [{ props, style: { zIndex: 12 } }] },
        },
      },
    };
    expect(layers(components, <Chip label="Full" size="small" />)).toEqual([11, 12, 13]);
  });

  test("`createTheme` with several objects doesn't merge arrays: `variants` of a later object replace the earlier ones", () => {
    const first = { props, style: { zIndex: 11 } };
    const second = { props: { color: 'error' as const }, style: { zIndex: 12 } };
    const theme = createTheme(
      { components: { MuiChip: { defaultProps: props, variants: [first] } } },
      { components: { MuiChip: { variants: [second] } } },
    );
    expect(theme.components?.MuiChip).toEqual({ defaultProps: props, variants: [second] });
  });
});

describe('#sx', () => {
  test('`theme.unstable_sx` converts an object in the syntax of `sx`, with values from the theme and breakpoints, to CSS for `styleOverrides`', () => {
    const rules = cssOf(
      {
        MuiChip: {
          styleOverrides: {
            root: ({ theme }) =>
              theme.unstable_sx({ px: { xs: 2, md: 4 }, color: 'text.secondary', borderRadius: 3 }),
          },
        },
      },
      <Chip label="Full" />,
    );
    expect(rules).toMatch(/&\{[^}]*color:rgba\(0, 0, 0, 0\.6\);border-radius:12px;/);
    expect(rules).toMatch(
      /@media \(min-width:900px\)\{&\{padding-left:32px;padding-right:32px;\}\}/,
    );
  });

  test('With `cssVariables`, the result contains the variables', () => {
    const theme = createTheme({ cssVariables: true });
    expect(JSON.stringify(theme.unstable_sx({ color: 'text.secondary', p: 2 }))).toMatch(
      /var\(--mui-palette-text-secondary.*var\(--mui-spacing/,
    );
  });

  test("after destructuring, `unstable_sx({ color: 'text.secondary' })` doesn't find the theme", () => {
    const theme = createTheme();
    const { unstable_sx: convert } = theme;
    expect(convert({ color: 'text.secondary' })).toEqual({ color: 'text.secondary' });
    expect(theme.unstable_sx({ color: 'text.secondary' })).toEqual({ color: 'rgba(0, 0, 0, 0.6)' });
  });
});

describe('#troubleshooting', () => {
  test('`styleOverrides` contains a state as a key, and its styles are ignored', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const styleOverrides = { root: { zIndex: 11 }, selected: { zIndex: 12 } };
    const components = { MuiTab: { styleOverrides } } as Components;
    const tabs = (
      <Tabs value={0}>
        <Tab />
      </Tabs>
    );
    expect([...new Set(layers(components, tabs))]).toEqual([11]);
    expect(log.mock.calls.flat().join(' ')).toContain(
      'The `MuiTab` component increases the CSS specificity of the `selected` internal state.',
    );
    log.mockRestore();
  });
});
