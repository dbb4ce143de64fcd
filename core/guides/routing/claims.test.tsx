import * as React from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Button from '@mui/material/Button';
import CardActionArea from '@mui/material/CardActionArea';
import Chip from '@mui/material/Chip';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ListItemButton from '@mui/material/ListItemButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import PaginationItem from '@mui/material/PaginationItem';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { createTheme, ThemeProvider } from '@mui/material/styles';

type AnchorProps = React.ComponentPropsWithoutRef<'a'> & { readonly to?: string };

const createLink = (name: string) =>
  React.forwardRef<HTMLAnchorElement, AnchorProps>(function AppLink({ to, href, ...props }, ref) {
    return <a ref={ref} data-link={name} href={href ?? to} {...props} />;
  });
const LinkOfMuiLink = createLink('MuiLink');
const LinkOfMuiButtonBase = createLink('MuiButtonBase');

const theme = createTheme({
  components: {
    MuiLink: { defaultProps: { component: LinkOfMuiLink } },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkOfMuiButtonBase } },
  },
});

/** Props that the types of a component don't have. */
const untyped = (props: object) => props as { readonly 'data-testid'?: string };

/** The root of the only element with `href`, or `to`, in the theme. */
function rootOf(element: React.ReactElement) {
  const { container, unmount } = render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
  const root = container.querySelector('[href="/orders"], [to="/orders"]')!;
  const result = { tag: root.localName, link: root.getAttribute('data-link') };
  unmount();
  return result;
}

const spyOnErrors = () => jest.spyOn(console, 'error').mockImplementation(() => {});

afterEach(() => jest.restoreAllMocks());

describe('#component', () => {
  test('`NavLink` accepts a function as `className`, but a component of the library ignores it, because it combines only strings', () => {
    spyOnErrors();
    const received = jest.fn();
    const NavLink = React.forwardRef<HTMLAnchorElement, AnchorProps>(function NavLink(
      { className, to, ...props },
      ref,
    ) {
      received(className);
      return <a ref={ref} href={to} {...props} />;
    });
    const className = (() => 'chosen') as unknown as string;
    for (const element of [
      <Button key="button" component={NavLink} to="/orders" className={className} />,
      <Link key="link" component={NavLink} to="/orders" className={className} />,
      <ListItemButton key="item" component={NavLink} to="/orders" className={className} />,
      <MenuItem key="menu" component={NavLink} to="/orders" className={className} />,
    ]) {
      received.mockClear();
      const { unmount } = render(element);
      unmount();
      expect(received).toHaveBeenCalled();
      for (const [value] of received.mock.calls) {
        expect(value).toEqual(expect.stringContaining('Mui'));
        expect(value).not.toMatch(/chosen|=>/);
      }
    }
  });
});

describe('#theme', () => {
  test("`href` alone isn't enough for every component, as the table shows", () => {
    const href = '/orders';
    expect(rootOf(<Link href={href}>A</Link>)).toEqual({ tag: 'a', link: 'MuiLink' });
    for (const element of [
      <Button key="button" href={href}>
        A
      </Button>,
      <IconButton key="icon" href={href} aria-label="A" />,
      <Fab key="fab" href={href}>
        A
      </Fab>,
      <CardActionArea key="card" href={href}>
        A
      </CardActionArea>,
      <ListItemButton key="item" href={href}>
        A
      </ListItemButton>,
      <Tab key="tab" href={href} label="A" />,
      <BottomNavigation key="bottom">
        <BottomNavigationAction href={href} label="A" />
      </BottomNavigation>,
      <PaginationItem key="page" page={1} {...untyped({ href })} />,
    ]) {
      expect(rootOf(element)).toEqual({ tag: 'a', link: 'MuiButtonBase' });
    }
    const item = <MenuItem {...untyped({ href })}>A</MenuItem>;
    expect(rootOf(<MenuList>{item}</MenuList>)).toEqual({ tag: 'li', link: null });
    for (const clickable of [true, false]) {
      const chip = <Chip label="A" clickable={clickable} {...untyped({ href })} />;
      expect(rootOf(chip)).toEqual({ tag: 'div', link: null });
    }
  });

  test('`to` also renders the `LinkComponent`', () => {
    for (const element of [
      <Button key="button" {...untyped({ to: '/orders' })}>
        A
      </Button>,
      <IconButton key="icon" {...untyped({ to: '/orders' })} aria-label="A" />,
      <ListItemButton key="item" {...untyped({ to: '/orders' })}>
        A
      </ListItemButton>,
    ]) {
      expect(rootOf(element)).toEqual({ tag: 'a', link: 'MuiButtonBase' });
    }
  });

  test('A `component` on the element has precedence over `LinkComponent`', () => {
    const Special = createLink('special');
    for (const element of [
      <Button key="button" component={Special} href="/orders" />,
      <ListItemButton key="item" component={Special} href="/orders" />,
      <Tab key="tab" component={Special} href="/orders" />,
    ]) {
      expect(rootOf(element)).toEqual({ tag: 'a', link: 'special' });
    }
  });
});

describe('#active', () => {
  const select = (value: string | false) => {
    const log = spyOnErrors();
    const { unmount } = render(
      <Tabs value={value}>
        <Tab value="/races" label="Races" />
        <Tab value="/boats" label="Boats" />
      </Tabs>,
    );
    const selected = screen.queryByRole('tab', { selected: true })?.textContent ?? null;
    const logged = log.mock.calls.map((args) => args.map(String).join(' ')).join('\n');
    unmount();
    log.mockRestore();
    return { selected, invalid: logged.includes('provided to the Tabs component is invalid') };
  };

  test('With the values `/races` and `/boats`, the address `/boats/12` selects nothing, and an error is logged', () => {
    expect(select('/boats/12')).toEqual({ selected: null, invalid: true });
    expect(select('/boats').selected).toBe('Boats');
  });

  test('`false` logs no error', () => {
    expect(select(false)).toEqual({ selected: null, invalid: false });
  });
});

describe('#menus', () => {
  test("A link in a menu doesn't close the menu", async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    const onNavigate = jest.fn((event: React.MouseEvent) => event.preventDefault());
    render(
      <Menu open anchorEl={document.body} onClose={onClose}>
        <MenuItem component="a" href="/profile" onClick={onNavigate}>
          Profile
        </MenuItem>
      </Menu>,
    );
    await user.click(screen.getByRole('menuitem', { name: 'Profile' }));
    expect(onNavigate).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
