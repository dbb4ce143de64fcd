import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import LastUpdated from '..';

let isBrowser = true;
jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }));
const format = jest.fn(() => 'Mar 21, 2025');
jest.mock('@theme-original/LastUpdated', () => ({
  __esModule: true,
  default: () => <span className="theme-last-updated">Last updated on {format()}</span>,
}));

const date = <LastUpdated lastUpdatedAt={Date.UTC(2025, 2, 21)} lastUpdatedBy={undefined} />;

function hydrate(html: string): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html;
  isBrowser = false;
  act(() => void hydrateRoot(place, date));
  isBrowser = true;
  return place;
}

test('keeps the server-rendered date without formatting it again', () => {
  const { container } = render(date);
  expect(container.textContent).toBe('Last updated on Mar 21, 2025');
  format.mockClear();
  expect(hydrate(container.innerHTML).innerHTML).toBe(container.innerHTML);
  expect(format).not.toHaveBeenCalled();
});

test('formats the date if the server rendered none', () => {
  expect(hydrate('<span class="theme-last-updated"></span>').textContent).toContain('Mar 21, 2025');
});
