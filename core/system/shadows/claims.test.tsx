import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import emotionStyled from '@emotion/styled';
import { styled as systemStyled } from '@mui/system';
import { render, screen } from '@testing-library/react';
import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Dialog from '@mui/material/Dialog';
import Fab from '@mui/material/Fab';
import Menu from '@mui/material/Menu';
import Paper from '@mui/material/Paper';
import {
  createTheme,
  styled,
  ThemeProvider,
  type Shadows,
  type SxProps,
  type Theme,
} from '@mui/material/styles';

/** Renders a box and returns its generated CSS, with `&` as the class. */
function css(sx: SxProps<Theme>, theme = createTheme()) {
  const container = document.createElement('div');
  const cache = createCache({ key: 'css', speedy: false, container, stylisPlugins: [] });
  const { unmount } = render(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <Box sx={sx} />
      </ThemeProvider>
    </CacheProvider>,
  );
  unmount();
  return container.textContent!.replace(/\.css-[\w-]+/g, '&');
}

const { shadows } = createTheme();

describe('#basic', () => {
  test('Menus have 8, and dialogs have 24', () => {
    render(
      <>
        <Menu open anchorReference="none" slotProps={{ paper: { id: 'menu' } }} />
        <Dialog open slotProps={{ paper: { id: 'dialog' } }} />
      </>,
    );
    expect(document.getElementById('menu')).toHaveClass('MuiPaper-elevation8');
    expect(document.getElementById('dialog')).toHaveClass('MuiPaper-elevation24');
  });

  test('Indexes also work for breakpoints and inside selectors', () => {
    const shadow = css({ boxShadow: 3 }).match(/box-shadow:[^;]+;/)![0];
    const none = 'box-shadow:none;';
    expect(css({ boxShadow: { xs: 0, sm: 3 } })).toBe(
      `@media (min-width:0px){&{${none}}}@media (min-width:600px){&{${shadow}}}`,
    );
    expect(css({ '&:hover': { boxShadow: 3 } })).toBe(`&:hover{${shadow}}`);
    expect(css({ '& li': { boxShadow: { md: 3 } } })).toContain(shadow);
  });
});

describe('#hover', () => {
  test('No shadow of the default theme is an `inset` shadow', () => {
    for (const theme of [createTheme(), createTheme({ palette: { mode: 'dark' } })]) {
      expect(theme.shadows).toHaveLength(25);
      expect(theme.shadows[0]).toBe('none');
      for (const shadow of theme.shadows.slice(1)) {
        expect(shadow).toMatch(/^-?\d+px/);
        expect(shadow).not.toContain('inset');
      }
    }
  });

  test("`Button`, `Fab`, `Paper` and `Card` already have this transition, but `Accordion` doesn't", () => {
    render(
      <>
        <Button data-testid="part">Save</Button>
        <Fab data-testid="part" aria-label="Add" />
        <Paper data-testid="part" />
        <Card data-testid="part" />
        <Accordion data-testid="other">
          <AccordionSummary>Opening hours</AccordionSummary>
        </Accordion>
        <Box data-testid="other" sx={{ boxShadow: 1 }} />
      </>,
    );
    for (const part of screen.getAllByTestId('part')) {
      expect(getComputedStyle(part).transition).toContain('box-shadow');
    }
    for (const other of screen.getAllByTestId('other')) {
      expect(getComputedStyle(other).transition).not.toContain('box-shadow');
    }
  });
});

describe('#custom', () => {
  test("Colors of the palette don't work in the string: `'0 0 8px primary.main'` is invalid", () => {
    expect(css({ boxShadow: '0 0 8px primary.main' })).toBe('&{box-shadow:0 0 8px primary.main;}');
    expect(css({ boxShadow: (theme) => `0 0 8px ${theme.palette.primary.main}` })).toBe(
      '&{box-shadow:0 0 8px #1976d2;}',
    );
  });

  test('With CSS variables in the theme, these functions return the colors of the default scheme', () => {
    for (const defaultColorScheme of ['light', 'dark'] as const) {
      const colorSchemes = { light: true, dark: true };
      const theme = createTheme({ cssVariables: true, colorSchemes, defaultColorScheme });
      const color = createTheme({ palette: { mode: defaultColorScheme } }).palette.info.main;
      expect(css({ boxShadow: ({ palette }) => `0 0 8px ${palette.info.main}` }, theme)).toBe(
        `&{box-shadow:0 0 8px ${color};}`,
      );
    }
  });

  test("`textShadow` and `filter` don't use the theme: `textShadow: 2` is invalid", () => {
    expect(css({ textShadow: 2 })).toBe('&{text-shadow:2px;}');
    expect(css({ filter: 2 })).toMatch(/^&\{.*filter:2px;\}$/);
  });
});

describe('#theme', () => {
  test("It isn't merged with the default, so a list with two items leaves `boxShadow: 3` without a shadow", () => {
    const short = createTheme({ shadows: ['none', '0 0 1px red'] as unknown as Shadows });
    expect(short.shadows).toEqual(['none', '0 0 1px red']);
    expect(css({ boxShadow: 1 }, short)).toBe('&{box-shadow:0 0 1px red;}');
    expect(css({ boxShadow: 3 }, short)).toBe('&{box-shadow:3px;}');
    const flat = createTheme({ shadows: Array(25).fill('none') as Shadows });
    expect(css({ boxShadow: 24 }, flat)).toBe('&{box-shadow:none;}');
  });
});

describe('#dark-mode', () => {
  test('`theme.shadows` is the same list in light and dark mode', () => {
    expect(createTheme({ palette: { mode: 'dark' } }).shadows).toEqual(shadows);
    const schemes = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });
    expect(schemes.shadows).toEqual(shadows);
    expect(schemes).toHaveProperty('colorSchemes.dark.palette');
    expect(schemes).not.toHaveProperty('colorSchemes.dark.shadows');
  });
});

describe('#troubleshooting', () => {
  test('Without a `ThemeProvider`, `styled` of `@mui/system` and `@emotion/styled` has no shadows', () => {
    const seen: unknown[] = [];
    const record = ({ theme }: { theme: object }) => {
      seen.push((theme as Partial<Theme>).shadows);
      return {};
    };
    const parts: React.ElementType[] = [
      systemStyled('i')(record),
      emotionStyled('i')(record),
      styled('i')(record),
    ];
    render(parts.map((Part, index) => <Part key={index} />));
    expect(seen.slice(0, 2)).toEqual([undefined, undefined]);
    expect(seen[2]).toEqual(shadows);
  });
});
