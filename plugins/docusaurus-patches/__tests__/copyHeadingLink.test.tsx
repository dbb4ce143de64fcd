import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONFIRMATION_TIME } from '../client/listings/copyOnClick';
import '../client/listings/copyHeadingLink';

const heading = (
  <h2 id="rows">
    Rows
    <a href="#rows" className="hash-link" aria-label="Link to this section" />
  </h2>
);

test('a click copies the address, and shows and announces a confirmation', async () => {
  const user = userEvent.setup();
  render(heading);
  const link = screen.getByRole('link');
  await user.click(link);
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#rows');
  expect(link).toHaveAttribute('data-copied');
  expect(link).toHaveAttribute('data-copied-label', 'Link copied');
  expect(await screen.findByText('Link copied')).toHaveAttribute('role', 'status');
});

test('the confirmation disappears after two seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(heading);
  await user.click(screen.getByRole('link'));
  act(() => jest.advanceTimersByTime(CONFIRMATION_TIME));
  expect(screen.getByRole('link')).not.toHaveAttribute('data-copied');
  jest.useRealTimers();
});

test('without permission, a message explains where the address is', async () => {
  const user = userEvent.setup();
  render(heading);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveAttribute(
    'data-copied-label',
    'Not copied; the link is in the address bar',
  );
});
