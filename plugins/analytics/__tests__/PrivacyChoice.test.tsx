import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { readChoice } from '../client/consentChoice';
import ConsentNotice from '../theme/ConsentNotice';
import PrivacyChoice from '../theme/PrivacyChoice';

const CONFIG = { consent: 'always', beaconUrl: '/beacon', privacyUrl: '/privacy/' };

function show(config: object | null) {
  document.body.innerHTML = config
    ? `<script type="application/json" id="docs-analytics">${JSON.stringify(config)}</script>`
    : '';
  render(
    <BrowserContextProvider>
      <PrivacyChoice />
    </BrowserContextProvider>,
  );
}
const status = () => screen.getByRole('status').dataset.privacy;

beforeEach(() => {
  localStorage.clear();
  // Docusaurus tells the page of kept values by an event that jsdom cannot make. Testing Library makes others.
  const createEvent = document.createEvent.bind(document);
  jest
    .spyOn(document, 'createEvent')
    .mockImplementation((type: string) =>
      type === 'StorageEvent'
        ? (Object.assign(new Event(type), { initStorageEvent: () => undefined }) as never)
        : createEvent(type),
    );
});
afterEach(() => jest.restoreAllMocks());

test('a site without analytics says so, and has nothing to choose', () => {
  show(null);
  expect(status()).toBe('off');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reader can allow it and take that back', () => {
  show(CONFIG);
  expect(status()).toBe('undecided');
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(status()).toBe('granted');
  expect(readChoice()).toBe('granted');
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(status()).toBe('denied');
});

test('a browser that asks not to be tracked has nothing to choose', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  show(CONFIG);
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(status()).toBe('refused');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the notice closes with an answer, also one that is given elsewhere, and by Escape without one', () => {
  const onClose = jest.fn();
  render(<ConsentNotice privacyUrl="/privacy/" onClose={onClose} />);
  const notice = screen.getByRole('dialog', { name: 'Allow analytics?' });
  fireEvent.keyDown(notice, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(readChoice()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(readChoice()).toBe('denied');
});
