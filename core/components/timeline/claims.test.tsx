import { render, screen, within } from '@testing-library/react';
import { createTheme, styled, ThemeProvider } from '@mui/material/styles';
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

  test('`sx` works on styled components too and takes precedence over their styles', () => {
    const Item = styled('li')({ color: 'rgb(1, 1, 1)', backgroundColor: 'rgb(2, 2, 2)' });
    render(
      <ThemeProvider theme={createTheme()}>
        <Item sx={{ color: 'error.main' }}>Lost</Item>
        <Item>Found</Item>
      </ThemeProvider>,
    );
    expect(getComputedStyle(screen.getByText('Lost')).color).toBe('rgb(211, 47, 47)');
    expect(getComputedStyle(screen.getByText('Lost')).backgroundColor).toBe('rgb(2, 2, 2)');
    expect(getComputedStyle(screen.getByText('Found')).color).toBe('rgb(1, 1, 1)');
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
