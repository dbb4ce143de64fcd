import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Divider, { type DividerProps } from '@mui/material/Divider';
import List from '@mui/material/List';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const show = (props: DividerProps = {}) => render(<Divider {...props} />);
const line = () => document.querySelector<HTMLElement>('.MuiDivider-root')!;
const style = () => getComputedStyle(line());
const rules = () =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    .filter((text) => [...line().classList].some((name) => text.includes(`.${name}`)))
    .join('\n');

describe('#basic', () => {
  test('Without props, the divider is an `<hr>` as wide as its parent, without a margin', () => {
    show();
    expect(line().tagName).toBe('HR');
    expect(style().marginTop).toBe('0px');
    expect(style().marginLeft).toBe('0px');
    expect(style().borderBottomWidth).toBe('thin');
  });

  test('`middle` leaves 16 pixels on both sides, and `inset` leaves 72 pixels at the start', () => {
    const { unmount } = show({ variant: 'middle' });
    expect([style().marginLeft, style().marginRight]).toEqual(['16px', '16px']);
    unmount();
    show({ variant: 'inset' });
    expect([style().marginLeft, style().marginRight]).toEqual(['72px', '0px']);
  });
});

describe('#vertical', () => {
  test('In a flex container without a fixed height, this height is 0, so the line is invisible: `flexItem` stretches the line', () => {
    const { unmount } = show({ orientation: 'vertical' });
    expect(style().height).toBe('100%');
    unmount();
    show({ orientation: 'vertical', flexItem: true });
    expect([style().alignSelf, style().height]).toEqual(['stretch', 'auto']);
  });

  test('`variant="middle"` leaves 8 pixels above and below the line', () => {
    show({ orientation: 'vertical', flexItem: true, variant: 'middle' });
    expect([style().marginTop, style().marginBottom]).toEqual(['8px', '8px']);
    expect([style().marginLeft, style().marginRight]).toEqual(['0px', '0px']);
  });
});

describe('#text', () => {
  test('`textAlign="left"` and `"right"` move the children near the start or the end, in horizontal dividers only', () => {
    const { unmount } = show({ children: 'or', textAlign: 'left' });
    expect(rules()).toContain('width: 10%');
    unmount();
    show({ children: 'or', textAlign: 'left', orientation: 'vertical' });
    expect(rules()).not.toContain('10%');
  });

  test("Text doesn't wrap", () => {
    show({ children: 'or' });
    expect(getComputedStyle(screen.getByText('or')).whiteSpace).toBe('nowrap');
  });
});

describe('#lists', () => {
  test('It then has `role="separator"`', () => {
    show({ component: 'li' });
    expect(line().tagName).toBe('LI');
    expect(line()).toHaveAttribute('role', 'separator');
  });

  test('that role is valid, and the arrow keys skip the divider', async () => {
    render(
      <Menu open anchorEl={document.body}>
        <MenuItem>Copy</MenuItem>
        <Divider component="li" />
        <MenuItem>Delete</MenuItem>
      </Menu>,
    );
    expect(screen.getByText('Copy')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByText('Delete')).toHaveFocus();
  });
});

describe('#style', () => {
  test('With children, the line is drawn by `::before` and `::after`', () => {
    show({ children: 'or' });
    expect(rules()).toMatch(/::before[^{]*{[^}]*border-top: ?thin solid/s);
    expect(style().borderBottomWidth).not.toBe('thin');
  });
});

describe('#accessibility', () => {
  test('An `<hr>` and every other divider has the role `separator`', () => {
    for (const props of [{}, { orientation: 'vertical' }, { children: 'or' }] as const) {
      const { unmount } = show(props);
      expect(screen.getByRole('separator')).toBe(line());
      unmount();
    }
  });

  test('Text in a divider is the content of a separator, and some screen readers skip it', () => {
    show({ children: 'or' });
    expect(screen.getByRole('separator')).toHaveTextContent('or');
  });

  test('set `role="presentation"`, as the demo does', () => {
    show({ children: 'or', role: 'presentation' });
    expect(screen.queryByRole('separator')).toBeNull();
    expect(line()).not.toHaveAttribute('aria-orientation');
  });
});

describe('#troubleshooting', () => {
  const warningsOf = (element: React.ReactElement) => {
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    render(element);
    const text = report.mock.calls.flat().join(' ');
    report.mockRestore();
    return text;
  };

  test("React itself doesn't warn about it", () => {
    expect(
      warningsOf(
        <List>
          <Divider />
        </List>,
      ),
    ).toBe('');
  });

  test('The divider is in a `Typography`, which is a `<p>` by default', () => {
    expect(
      warningsOf(
        <Typography>
          <Divider />
        </Typography>,
      ),
    ).toMatch(/cannot appear as a descendant of .*<hr> p/s);
    expect(
      warningsOf(
        <Typography component="div">
          <Divider />
        </Typography>,
      ),
    ).toBe('');
  });
});
