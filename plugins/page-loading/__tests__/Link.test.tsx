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
])('a link to %s is the element of Docusaurus', (_name, props) => {
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

test('changes the page, and fetches it when a pointer comes near', () => {
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
  // jsdom follows no links; it must not be asked to either.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), click);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('a click that somebody else has handled does nothing', () => {
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

test('the browser follows a link to another part of the site', () => {
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
