import { render, screen, within } from '@testing-library/react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import AlternatingHistory from './demos/AlternatingHistory';
import ParcelTimeline from './demos/ParcelTimeline';
import TimesBesideLine from './demos/TimesBesideLine';

const styles = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map(({ cssText }) => cssText);

describe('#basic', () => {
  test('Screen readers find only the texts, in a list with a name', () => {
    render(<ParcelTimeline />);
    const list = screen.getByRole('list', { name: 'Parcel 4417' });
    const items = within(list).getAllByRole('listitem');
    expect(items).toHaveLength(3);
    expect(items[0]).toHaveTextContent('Monday, 17:20Handed in at the shop in Bergen');
    expect(list.querySelector('svg, img')).toBeNull();
  });

  test('The demos on this page use logical properties, such as `insetInlineStart` instead of `left`,', () => {
    for (const [demo, expected] of [
      [<ParcelTimeline key="parcel" />, /[;{\s]inset-inline-start:/],
      [<AlternatingHistory key="history" />, /[;{\s]border-inline-start:/],
      [<TimesBesideLine key="times" />, /[;{\s]text-align: ?end/],
    ] as const) {
      const { unmount } = render(demo);
      const css = styles().join('');
      expect(css).toMatch(expected);
      expect(css).not.toMatch(/[;{\s](?:left|right|(?:margin|padding|border)-(?:left|right))\b/);
      unmount();
    }
  });

  test('Later objects in the array take precedence', () => {
    const red = { '&::before': { bgcolor: 'error.main' } };
    const blue = { '&::before': { bgcolor: 'primary.main', content: '""' } };
    for (const [sx, expected] of [
      [[blue, red], '#d32f2f'],
      [[red, blue], '#1976d2'],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={createTheme()}>
          <Box component="li" sx={sx}>
            Lost
          </Box>
        </ThemeProvider>,
      );
      const name = screen.getByText('Lost').classList[1];
      const rules = styles().filter((css) => css.startsWith(`.${name}::before`));
      expect(rules).toHaveLength(2);
      expect(rules.join('')).toContain('content:');
      expect(rules[1]).toContain(expected);
      unmount();
    }
  });
});

describe('#alternate', () => {
  test("These rules are inside `theme.breakpoints.up('sm')`", () => {
    const small = createTheme({
      breakpoints: { values: { xs: 0, sm: 432, md: 900, lg: 1200, xl: 1536 } },
    });
    for (const [theme, width] of [
      [createTheme(), 600],
      [small, 432],
    ] as const) {
      const { unmount } = render(
        <ThemeProvider theme={theme}>
          <AlternatingHistory />
        </ThemeProvider>,
      );
      const list = screen.getByRole('list');
      const odd = styles()
        .filter((css) => css.includes(list.classList[list.classList.length - 1]))
        .filter((css) => css.includes(':nth-of-type(odd)'));
      expect(odd).not.toEqual([]);
      expect(odd.filter((css) => !css.startsWith(`@media (min-width:${width}px)`))).toEqual([]);
      unmount();
    }
  });

  test('The order in the DOM remains chronological', () => {
    render(<AlternatingHistory />);
    const years = screen.getAllByRole('heading').map(({ textContent }) => Number(textContent));
    expect(years).toEqual([...years].sort((a, b) => a - b));
    expect(years).toHaveLength(screen.getAllByRole('listitem').length);
  });
});
