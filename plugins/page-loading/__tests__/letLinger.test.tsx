import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { letLinger } from '../client/letLinger';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Main({ page }: { readonly page?: string }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => letLinger(main.current!), []);
  return (
    <main ref={main}>
      {page && (
        <article key={page}>
          <h1 id="title">{page}</h1>
        </article>
      )}
    </main>
  );
}

const headings = () => [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
const leaving = () => document.querySelectorAll('article[data-leaving]').length;
const rest = () => act(() => jest.advanceTimersByTime(300));

test('a page that was left goes later, and is behind the next one until then', () => {
  const { rerender } = render(<Main page="Rows" />);
  rerender(<Main page="Columns" />);
  expect(headings()).toEqual(['Columns', 'Rows']);
  expect(leaving()).toBe(1);
  rest();
  expect(headings()).toEqual(['Columns']);
  expect(leaving()).toBe(0);
});

test('of pages in quick succession the last one is the first', () => {
  const { rerender } = render(<Main page="Rows" />);
  rerender(<Main page="Columns" />);
  rerender(<Main page="Cells" />);
  expect(headings()).toEqual(['Cells', 'Columns', 'Rows']);
  rest();
  expect(headings()).toEqual(['Cells']);
});

test('a page that comes back while it lingers is a new one', () => {
  const { rerender, unmount } = render(<Main page="Rows" />);
  rerender(<Main page="Columns" />);
  rerender(<Main page="Rows" />);
  rest();
  expect(headings()).toEqual(['Rows']);
  expect(leaving()).toBe(0);
  unmount();
  expect(headings()).toEqual([]);
});
