import * as React from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Link from '@mui/material/Link';

const link = () => document.querySelector<HTMLElement>('.MuiLink-root')!;

describe('#basic', () => {
  test('The link has the font of the surrounding text, because `variant` is `inherit` by default', () => {
    render(<Link href="#a">Prices</Link>);
    expect(link()).toHaveClass('MuiTypography-inherit');
    expect(getComputedStyle(link()).font).toContain('inherit');
  });

  test('`color` is a color of the palette, `textPrimary`, `textSecondary`, `textDisabled`, `inherit` or any path such as `error.main`', () => {
    const colors = [
      'primary',
      'error',
      'error.main',
      'textPrimary',
      'textSecondary',
      'textDisabled',
      'inherit',
    ];
    const found = colors.map((color) => {
      const { unmount } = render(<Link href="#a" color={color} />);
      const value = getComputedStyle(link()).color;
      unmount();
      return value;
    });
    expect(found[1]).toBe(found[2]);
    const distinct = [found[0], ...found.slice(2)];
    expect(new Set(distinct).size).toBe(distinct.length);
    expect(found[6]).toBe('inherit');
  });
});

describe('#underline', () => {
  test('`underline` is `always` by default', () => {
    render(<Link href="#a">Prices</Link>);
    expect(link()).toHaveClass('MuiLink-underlineAlways');
    expect(getComputedStyle(link()).textDecoration).toContain('underline');
  });

  test('With `always`, the underline is paler than the text until the pointer is over the link, except with `color="inherit"`', () => {
    const rules = (props: { color?: string; underline?: 'hover' }) => {
      const { unmount } = render(<Link href="#a" {...props} />);
      const texts = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .filter((text) => [...link().classList].some((name) => text.includes(`.${name}`)));
      unmount();
      return texts.join('\n');
    };
    expect(rules({})).toMatch(/--Link-underlineColor: ?rgba\(25, 118, 210, 0\.4\)/);
    expect(rules({})).toMatch(/:hover ?{[^}]*text-decoration-color: ?inherit/);
    expect(rules({ color: 'inherit' })).not.toContain('--Link-underlineColor');
    expect(rules({ underline: 'hover' })).not.toContain('--Link-underlineColor');
  });
});

describe('#router', () => {
  test('The component must accept a `ref` and `className`', () => {
    const RouterLink = React.forwardRef<
      HTMLAnchorElement,
      { readonly to: string; readonly className?: string }
    >(function RouterLink({ to, className }, ref) {
      return (
        <a ref={ref} href={to} className={className}>
          Orders
        </a>
      );
    });
    const ref = React.createRef<HTMLAnchorElement>();
    render(<Link component={RouterLink} to="/orders" ref={ref} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/orders');
    expect(screen.getByRole('link')).toHaveClass('MuiLink-root');
    expect(ref.current).toBe(screen.getByRole('link'));

    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    const WithoutRef = ({ to }: { readonly to: string }) => <a href={to}>Trips</a>;
    render(<Link component={WithoutRef} to="/trips" />);
    expect(report.mock.calls.flat().join(' ')).toContain(
      'Expected an element type that can hold a ref',
    );
    expect(screen.getByText('Trips')).not.toHaveClass('MuiLink-root');
    report.mockRestore();
  });
});

describe('#button', () => {
  test('`component="button"` renders a button that looks like a link', () => {
    render(<Link component="button">More</Link>);
    expect(screen.getByRole('button').tagName).toBe('BUTTON');
    const { backgroundColor, borderTopWidth, paddingTop } = getComputedStyle(link());
    expect(['transparent', 'rgba(0, 0, 0, 0)']).toContain(backgroundColor);
    expect([parseFloat(borderTopWidth), parseFloat(paddingTop)]).toEqual([0, 0]);
  });

  test('Add `type="button"`; otherwise, the button submits the form around it', () => {
    for (const type of [undefined, 'button'] as const) {
      const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
      const { unmount } = render(
        <form onSubmit={onSubmit}>
          <Link component="button" type={type}>
            More
          </Link>
        </form>,
      );
      fireEvent.click(screen.getByRole('button'));
      expect(onSubmit).toHaveBeenCalledTimes(type === 'button' ? 0 : 1);
      unmount();
    }
  });
});

describe('#style', () => {
  test('The class `.Mui-focusVisible` is set while the link has keyboard focus', async () => {
    render(<Link href="#a">Prices</Link>);
    expect(link()).not.toHaveClass('Mui-focusVisible');
    await userEvent.tab();
    expect(link()).toHaveFocus();
    expect(link()).toHaveClass('Mui-focusVisible');
  });
});

describe('#accessibility', () => {
  test("Without `href`, an `<a>` is not a link and can't receive the focus", async () => {
    render(<Link>Prices</Link>);
    expect(screen.queryByRole('link')).toBeNull();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
