import { act, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import KeptListing from '../client/KeptListing';

let isBrowser = false;

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));
jest.mock('../client/Listing', () => ({
  __esModule: true,
  default: ({ children }: { children: ReactNode }) => <pre data-drawn="">{children}</pre>,
}));

/** Hydrates a listing; like the site, says afterwards that this is a browser, and renders again. */
async function hydrate(html: string, code = 'a') {
  isBrowser = false;
  const container = document.createElement('div');
  container.innerHTML = html;
  const errors: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(container, <KeptListing>{code}</KeptListing>, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  isBrowser = true;
  await act(() => root.render(<KeptListing>{code}</KeptListing>));
  return { container, errors, root };
}

const SERVER_HTML = '<div class="docs-listing"><pre><code><b>a</b></code></pre></div>';

test("the server's listing stays, element by element", async () => {
  const { container, errors } = await hydrate(SERVER_HTML);
  expect(container.innerHTML).toBe(SERVER_HTML);
  expect(errors).toEqual([]);
});

test('where the server left nothing, the highlighter is fetched', async () => {
  const { container } = await hydrate('<div class="docs-listing"></div>');
  await waitFor(() => expect(container.querySelector('[data-drawn]')).toHaveTextContent('a'));
});

test('other code than the server rendered is drawn again', async () => {
  const { container, root } = await hydrate(SERVER_HTML);
  await act(async () => root.render(<KeptListing>other</KeptListing>));
  await waitFor(() => expect(container.querySelector('[data-drawn]')).toHaveTextContent('other'));
  expect(container.querySelector('b')).toBeNull();
});
