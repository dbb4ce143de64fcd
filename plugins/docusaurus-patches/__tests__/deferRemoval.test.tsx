import { act, render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { deferRemoval } from '../client/deferRemoval';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function Main({ page }: { readonly page?: string }) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => deferRemoval(main.current!), []);
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

test('keeps a removed page after the next one until the browser is idle', () => {
  const { rerender } = render(<Main page="Rows" />);
  rerender(<Main page="Columns" />);
  expect(headings()).toEqual(['Columns', 'Rows']);
  expect(leaving()).toBe(1);
  rest();
  expect(headings()).toEqual(['Columns']);
  expect(leaving()).toBe(0);
});

test('puts the latest page first when pages change quickly', () => {
  const { rerender } = render(<Main page="Rows" />);
  rerender(<Main page="Columns" />);
  rerender(<Main page="Cells" />);
  expect(headings()).toEqual(['Cells', 'Columns', 'Rows']);
  rest();
  expect(headings()).toEqual(['Cells']);
});

test('renders a page again when the reader returns before its removal', () => {
  const { rerender, unmount } = render(<Main page="Rows" />);
  rerender(<Main page="Columns" />);
  rerender(<Main page="Rows" />);
  rest();
  expect(headings()).toEqual(['Rows']);
  expect(leaving()).toBe(0);
  unmount();
  expect(headings()).toEqual([]);
});
