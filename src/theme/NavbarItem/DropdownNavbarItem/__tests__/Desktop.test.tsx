import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FOCUS_BLUR_DELAY } from '@site/lib/browser/delays';
import SiteProvider from '@site/tests/jest/SiteProvider';
import DropdownNavbarItemDesktop from '../Desktop';

function renderMenu() {
  render(
    <SiteProvider>
      <DropdownNavbarItemDesktop
        label="v6"
        aria-label="Version: v6"
        items={[{ label: 'v5', to: '/x/v5/' }]}
      />
      <button type="button">elsewhere</button>
    </SiteProvider>,
  );
  return screen.getByRole('button', { name: 'Version: v6' });
}

test('opens and closes with its button', async () => {
  const button = renderMenu();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).toBe(
    screen.getByRole('list'),
  );
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('Escape closes the menu and returns the focus to its button', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  screen.getByRole('link', { name: 'v5' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

test('closes when the reader clicks elsewhere', async () => {
  const button = renderMenu();
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('closes when an iframe takes the focus, and stays open if the focus returns in time', () => {
  jest.useFakeTimers();
  const button = renderMenu();
  act(() => button.click());
  const link = screen.getByRole('link', { name: 'v5' });
  const frame = document.body.appendChild(document.createElement('iframe'));
  act(() => {
    link.focus();
    frame.focus();
    jest.advanceTimersByTime(FOCUS_BLUR_DELAY - 1);
    link.focus();
    jest.advanceTimersByTime(FOCUS_BLUR_DELAY);
  });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  act(() => {
    frame.focus();
    jest.advanceTimersByTime(FOCUS_BLUR_DELAY);
  });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  jest.useRealTimers();
});
