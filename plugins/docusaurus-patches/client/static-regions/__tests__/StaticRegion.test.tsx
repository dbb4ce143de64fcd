import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import StaticRegion from '..';
import { loadPage } from '../fetchRegion';

const PAGE =
  '<main><div id="one"><b id="first">First</b> <a href="/other/#x">Other</a></div><div id="two">Second</div></main>';
const fetchPage = jest.fn();
const preload = jest.fn();

beforeEach(() => {
  fetchPage.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve(PAGE) });
  globalThis.fetch = fetchPage;
  Object.assign(window, { docusaurus: { preload, prefetch: () => false } });
});

function Site({ at, children }: { readonly at: string; readonly children: ReactNode }) {
  return (
    <MemoryRouter initialEntries={[at]}>
      {children}
      <Address />
    </MemoryRouter>
  );
}

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
}

describe('a static region', () => {
  it('keeps the server-rendered HTML on hydration', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = '<div id="one"><b>From the server</b></div><output>/kept/</output>';
    const root = await act(async () =>
      hydrateRoot(
        host,
        <Site at="/kept/">
          <StaticRegion id="one" content={null} />
        </Site>,
      ),
    );
    expect(host.querySelector('#one')?.innerHTML).toBe('<b>From the server</b>');
    expect(fetchPage).not.toHaveBeenCalled();
    act(() => root.unmount());
    host.remove();
  });

  it('fetches the page once for all its regions after a navigation', async () => {
    render(
      <Site at="/fetched/">
        <StaticRegion id="one" content={null} />
        <StaticRegion id="two" content={null} />
      </Site>,
    );
    expect(await screen.findByText('First')).toBeInTheDocument();
    expect(await screen.findByText('Second')).toBeInTheDocument();
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(fetchPage.mock.calls[0]?.[0]).toBe('/fetched/');
  });

  it('shows prefetched content in its first frame', async () => {
    await loadPage('/ahead/');
    render(
      <Site at="/ahead/">
        <StaticRegion id="one" content={null} />
      </Site>,
    );
    expect(screen.getByText('First')).toBeInTheDocument();
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });

  it('scrolls to the element in the region that the hash refers to', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    render(
      <Site at="/named/#first">
        <StaticRegion id="one" content={null} />
      </Site>,
    );
    expect(await screen.findByText('First')).toHaveFocus();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('reports a failed load once and offers to reload the page', async () => {
    fetchPage.mockResolvedValue({ ok: false, status: 503 });
    render(
      <Site at="/failed/">
        <StaticRegion id="one" content={null} />
        <StaticRegion id="two" content={null} />
      </Site>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('link', { name: 'Load the page again' })).toHaveAttribute(
      'href',
      '/failed/',
    );
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('follows links within the site without reloading the page', async () => {
    render(
      <Site at="/links/">
        <StaticRegion id="one" content={null} />
      </Site>,
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Other' }));
    expect(screen.getByRole('status')).toHaveTextContent('/other/#x');
    expect(preload).toHaveBeenCalledWith('/other/');
  });

  it('renders its content if it has any, as on the server and in development', () => {
    render(
      <Site at="/here/">
        <StaticRegion id="one" content={<p>Here</p>} />
      </Site>,
    );
    expect(screen.getByText('Here')).toBeInTheDocument();
    expect(fetchPage).not.toHaveBeenCalled();
  });
});
