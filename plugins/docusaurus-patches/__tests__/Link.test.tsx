import DocusaurusLink from '@docusaurus/Link';
import { fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import SiteProvider from '@site/tests/jest/SiteProvider';
import Link from '../client/Link';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test.each([
  ['a page', { to: '/x/sorting', className: 'a' }],
  ['a section of a page', { to: '/x/sorting#multi', 'aria-label': 'Sorting' }],
  ['the page on screen', { href: '#multi' }],
  ['another site', { href: 'https://example.com' }],
  ['a new window', { to: '/x/sorting', target: '_blank' }],
])('renders the same element as Docusaurus for a link to %s', (_name, props) => {
  const html = [Link, DocusaurusLink].map((Component) => {
    const { container } = render(
      <SiteProvider>
        <Component {...props}>Text</Component>
      </SiteProvider>,
    );
    return container.innerHTML.replace(/ data-test-link-type="[^"]*"/, '');
  });
  expect(html[0]).toBe(html[1]);
});

test('navigates to the page and preloads it on hover', () => {
  render(
    <SiteProvider>
      <Link to="/x/sorting">Sorting</Link>
      <Address />
    </SiteProvider>,
  );
  const preload = jest.fn();
  Object.assign(window, { docusaurus: { preload } });
  const link = screen.getByRole('link');
  fireEvent.mouseEnter(link);
  expect(preload).toHaveBeenCalledWith('/x/sorting/');
  fireEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/x/sorting/');
});

test.each([
  ['a key for a new tab', { ctrlKey: true }],
  ['another button', { button: 1 }],
])('leaves a click with %s to the browser', (_name, click) => {
  render(
    <SiteProvider>
      <Link to="/x/sorting">Sorting</Link>
      <Address />
    </SiteProvider>,
  );
  // jsdom does not implement navigation, so cancel the click.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('ignores a click that another handler has prevented', () => {
  render(
    <SiteProvider>
      <Link to="/x/sorting" onClick={(event) => event.preventDefault()}>
        Sorting
      </Link>
      <Address />
    </SiteProvider>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('leaves a link to another part of the site to the browser', () => {
  render(
    <SiteProvider>
      <Link to="/x/v6/sorting" isNavLink aria-current="true">
        Sorting
      </Link>
      <Address />
    </SiteProvider>,
  );
  const preload = jest.fn();
  Object.assign(window, { docusaurus: { preload } });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const link = screen.getByRole('link');
  fireEvent.mouseEnter(link);
  fireEvent.click(link);
  expect(link).toHaveAttribute('href', '/x/v6/sorting/');
  expect(link).not.toHaveAttribute('aria-current');
  expect(preload).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});
