import { fireEvent, render, screen } from '@testing-library/react';
import CopyButton from '../client/listings/CopyButton';
import { CONFIRMATION_TIME } from '../client/listings/copyOnClick';

function renderListing() {
  render(
    <div>
      <pre>
        <code>
          <span>npm</span> install
        </code>
      </pre>
      <CopyButton />
    </div>,
  );
  return screen.getByRole('button');
}

function setClipboard(writeText: () => Promise<void>) {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('copies the text of its listing, and confirms it for two seconds', async () => {
  const writeText = jest.fn(async () => {});
  setClipboard(writeText);
  const button = renderListing();
  fireEvent.click(button);
  await jest.advanceTimersByTimeAsync(0);
  expect(writeText).toHaveBeenCalledWith('npm install');
  expect(button).toHaveAttribute('data-copied');
  jest.advanceTimersByTime(CONFIRMATION_TIME - 1);
  expect(button).toHaveAttribute('data-copied');
  jest.advanceTimersByTime(1);
  expect(button).not.toHaveAttribute('data-copied');
  expect(CONFIRMATION_TIME).toBe(2000);
});

test('shows the text when the browser refuses', async () => {
  setClipboard(() => Promise.reject(new Error('denied')));
  const button = renderListing();
  fireEvent.click(button);
  expect(await screen.findByRole('textbox')).toHaveValue('npm install');
  expect(button).not.toHaveAttribute('data-copied');
});
