import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import TableContainer from '@mui/material/TableContainer';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import Toolbar from '@mui/material/Toolbar';
import { createTheme, ThemeProvider } from '@mui/material/styles';

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
  return container.textContent!.replace(/\.css-[\w-]+/g, '&').replace(/\s*([:;{},])\s*/g, '$1');
}

/** The declarations inside the media queries of `sm`, and those outside of media queries. */
function splitCss(css: string) {
  const query = '@media (min-width:600px)';
  const inside: string[] = [];
  const outside = css.replaceAll(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}/g, (block) => {
    if (block.startsWith(`${query}{`)) {
      inside.push(block.slice(query.length));
    }
    return '';
  });
  return { from: inside.join(''), below: outside };
}

const autocomplete = (
  <Autocomplete
    open
    options={['Oslo', 'Lima']}
    renderInput={(params) => <TextField {...params} label="City" />}
  />
);
const tabs = (allowScrollButtonsMobile: boolean) => (
  <Tabs
    value={0}
    variant="scrollable"
    scrollButtons
    allowScrollButtonsMobile={allowScrollButtonsMobile}
  >
    <Tab label="Oslo" />
  </Tabs>
);
const HIDDEN_BUTTONS =
  /@media \(max-width:599\.95px\)\{& \.MuiTabs-scrollButtons\{display:none;\}\}/;

describe('#components', () => {
  test('The table shows their styles below and from `sm`, in pixels', () => {
    const toolbarCss = cssOf(<Toolbar />);
    const toolbar = splitCss(toolbarCss);
    expect(toolbar.below).toMatch(/min-height:56px;/);
    expect(toolbar.below).toMatch(/padding-left:16px;padding-right:16px;/);
    expect(toolbar.from).toMatch(/min-height:64px;/);
    expect(toolbar.from).toMatch(/padding-left:24px;padding-right:24px;/);
    expect(toolbarCss).toContain('@media (orientation:landscape){&{min-height:48px;}}');

    const container = splitCss(cssOf(<Container />));
    expect(container.below).toMatch(/padding-left:16px;padding-right:16px;/);
    expect(container.from).toMatch(/padding-left:24px;padding-right:24px;/);

    const item = splitCss(
      cssOf(
        <MenuList>
          <MenuItem>Oslo</MenuItem>
        </MenuList>,
      ),
    );
    expect(item.below).toMatch(/min-height:48px;/);
    expect(item.from).toMatch(/min-height:auto;/);

    const option = splitCss(cssOf(autocomplete));
    expect(option.below).toMatch(/\.MuiAutocomplete-option\{[^}]*min-height:48px;/);
    expect(option.from).toMatch(/\.MuiAutocomplete-option\{[^}]*min-height:auto;/);

    const snackbar = splitCss(cssOf(<Snackbar open message="Saved" />));
    expect(snackbar.below).toMatch(/left:8px;right:8px;/);
    expect(snackbar.below).toMatch(/bottom:8px;/);
    expect(snackbar.from).toMatch(/left:24px;right:auto;/);
    expect(snackbar.from).toMatch(/bottom:24px;/);
    expect(snackbar.below).toMatch(/flex-grow:1;/);
    expect(snackbar.below).not.toContain('min-width');
    expect(snackbar.from).toMatch(/min-width:288px;/);

    expect(cssOf(tabs(false))).toMatch(HIDDEN_BUTTONS);
  });

  test('If you change the width of `sm` in the theme, the components follow', () => {
    const values = { xs: 0, sm: 480, md: 900, lg: 1200, xl: 1536 };
    const theme = createTheme({ breakpoints: { values } });
    for (const element of [
      <Toolbar key="toolbar" />,
      <Container key="container" />,
      <MenuList key="menu">
        <MenuItem>Oslo</MenuItem>
      </MenuList>,
      <Snackbar key="snackbar" open message="Saved" />,
    ]) {
      const css = cssOf(element, theme);
      expect(css).toContain('@media (min-width:480px){');
      expect(css).not.toContain('600px');
    }
    expect(cssOf(tabs(false), theme)).toContain('@media (max-width:479.95px){');
  });

  test('`allowScrollButtonsMobile` of `Tabs` shows the scroll buttons on phones as well', () => {
    expect(cssOf(tabs(true))).not.toMatch(HIDDEN_BUTTONS);
    expect(cssOf(tabs(false))).toMatch(HIDDEN_BUTTONS);
  });
});

describe('#patterns', () => {
  test("A wide table needs a `TableContainer`, which scrolls horizontally while the page doesn't", () => {
    const css = cssOf(<TableContainer />);
    expect(css).toContain('width:100%;');
    expect(css).toContain('overflow-x:auto;');
  });
});

/** The backgrounds, borders and shadows of `:hover`, and those of them that apply on devices that can't hover. */
function hoverStylesOf(element: React.ReactElement) {
  const all: string[] = [];
  const kept: string[] = [];
  const reset = new Set<string>();
  const rules = cssOf(element).matchAll(
    /(?:@media \(hover:(none|hover)\)\{)?([^{}]*:hover[^{}]*)\{([^{}]*)\}/g,
  );
  for (const [, media, selector, body] of rules) {
    for (const [property] of body!.matchAll(
      /(?:background-color|border(?:-color)?|box-shadow|--variant-\w+)(?=:)/g,
    )) {
      const style = `${selector} ${property}`;
      if (media === 'none') {
        reset.add(style);
      } else {
        all.push(style);
        kept.push(...(media === 'hover' ? [] : [style]));
      }
    }
  }
  return { all, kept: kept.filter((style) => !reset.has(style)) };
}

describe('#touch', () => {
  test('Buttons already remove the hover styles of their background, border and shadow where `(hover: none)` matches', () => {
    for (const element of [
      <Button key="text">Save</Button>,
      <Button key="contained" variant="contained">
        Save
      </Button>,
      <Button key="outlined" variant="outlined" color="error">
        Save
      </Button>,
      <IconButton key="icon" aria-label="Save" />,
      <IconButton key="color" aria-label="Save" color="primary" />,
      <Fab key="fab">Save</Fab>,
      <Fab key="primary" color="primary">
        Save
      </Fab>,
      <ToggleButton key="toggle" value="save" color="primary" selected>
        Save
      </ToggleButton>,
      <ListItemButton key="item" selected>
        Save
      </ListItemButton>,
    ]) {
      const { all, kept } = hoverStylesOf(element);
      expect(all).not.toEqual([]);
      expect(kept).toEqual([]);
    }
  });

  test('a clickable `Chip` keeps them', () => {
    for (const color of ['default', 'primary'] as const) {
      const { kept } = hoverStylesOf(<Chip label="Save" clickable color={color} />);
      expect(kept.join()).toContain('background-color');
    }
    expect(hoverStylesOf(<Chip label="Save" />).all).toEqual([]);
  });
});
