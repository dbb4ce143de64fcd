import SiteProvider from '@site/tests/jest/SiteProvider';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Feedback from '../theme/Feedback';

let address: string | false = '/-/feedback';
jest.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => ({ address }) }));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { version: 'v6' } }),
}));

const send = jest.fn<Promise<Pick<Response, 'ok'>>, [string, { readonly body: string }]>();
const FAILURE = "Couldn't submit feedback. Please try again later.";
const SENTENCE = 'The second example lacks its import.';

beforeEach(() => {
  address = '/-/feedback';
  send.mockReset().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: send });
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function show() {
  render(
    <SiteProvider path="/x/v6/sorting/">
      <article>
        <h2 id="two-columns">
          Two columns
          <a href="#two-columns" className="hash-link" aria-label="Direct link to Two columns" />
        </h2>
        <Feedback />
      </article>
    </SiteProvider>,
  );
  return userEvent.setup();
}

const lastBody = () => JSON.parse(send.mock.lastCall![1].body) as Record<string, unknown>;

test('sends the vote on the first click, then a comment', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Thank you for your feedback!')).toHaveFocus();
  expect(send.mock.lastCall![0]).toBe('/-/feedback');
  const about = {
    id: expect.stringMatching(/^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/) as string,
    page: '/x/v6/sorting/',
    version: 'v6',
    language: 'en',
    section: '',
  };
  expect(lastBody()).toEqual({ ...about, vote: 'up', comment: '' });
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull();
  const { id } = lastBody();
  await user.type(await screen.findByRole('textbox', { name: 'Comment (optional)' }), SENTENCE);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  // The vote was already sent, so the comment must not repeat it.
  expect(lastBody()).toEqual({ ...about, vote: null, comment: SENTENCE });
  expect(lastBody().id).not.toBe(id);
});

test('a failed vote can be sent again with the same id', async () => {
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
  const { id } = lastBody();
  await user.click(screen.getByRole('button', { name: 'No' }));
  await screen.findByText('Thank you for your feedback!');
  expect(lastBody()).toMatchObject({ id, vote: 'down' });
});

test('a failed comment keeps its text and is sent again with the same id', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'No' }));
  const field = await screen.findByRole('textbox');
  await user.type(field, SENTENCE);
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: false });
  const ids = new Set<unknown>();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILURE);
    expect(field).toHaveValue(SENTENCE);
    ids.add(lastBody().id);
  }
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  ids.add(lastBody().id);
  expect(ids.size).toBe(1);
});

test('a comment that was edited after a failure gets a new id', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'No' }));
  await user.type(await screen.findByRole('textbox'), SENTENCE);
  send.mockResolvedValueOnce({ ok: false });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('alert');
  const { id } = lastBody();
  await user.type(screen.getByRole('textbox'), SENTENCE);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(lastBody().id).not.toBe(id);
});

test('a focused heading offers to comment on its section', async () => {
  const user = show();
  expect(screen.queryByRole('button', { name: 'Improve this section' })).toBeNull();
  act(() => screen.getByRole('link').focus());
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Improve this section' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Improve “Two columns”')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'What could be better?' }), SENTENCE);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Thank you for your feedback!');
  expect(lastBody()).toMatchObject({ section: 'two-columns', vote: null, comment: SENTENCE });
});

test('only a hovered heading offers to comment', async () => {
  const user = show();
  const offer = () => screen.queryByRole('button', { name: 'Improve this section' });
  await user.hover(screen.getByRole('heading'));
  expect(offer()).not.toBeNull();
  await user.hover(screen.getByRole('button', { name: 'Yes' }));
  expect(offer()).toBeNull();
});

test('renders nothing without an address for feedback', async () => {
  address = false;
  show();
  act(() => screen.getByRole('link').focus());
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
