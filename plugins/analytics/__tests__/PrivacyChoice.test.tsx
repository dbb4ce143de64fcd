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
  // jsdom cannot create the event with which Docusaurus announces stored values. Testing Library creates other events.
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

test('shows that a site has no analytics, without a choice', () => {
  show(null);
  expect(status()).toBe('off');
  expect(screen.queryByRole('button')).toBeNull();
});

test('readers can allow analytics and withdraw their consent', () => {
  show(CONFIG);
  expect(status()).toBe('undecided');
  fireEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(status()).toBe('granted');
  expect(readChoice()).toBe('granted');
  fireEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(status()).toBe('denied');
});

test('offers no choice in a browser that refuses tracking', () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  show(CONFIG);
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(status()).toBe('refused');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the notice closes on Escape without an answer, and on an answer', () => {
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
