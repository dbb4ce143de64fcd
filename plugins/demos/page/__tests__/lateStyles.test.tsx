import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { act, render } from '@testing-library/react';
import { settleStyles } from '../client/settleStyles';
import { removeLate } from '../runtimes/removeLate';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  document.head.replaceChildren();
  window.requestIdleCallback = (task) => idle.push(task as () => void);
  window.cancelIdleCallback = () => {};
});

const colorOfBody = () => getComputedStyle(document.body).color;

function Page({ color }: { readonly color: string }) {
  return <Global styles={{ body: { color } }} />;
}

it('keeps the global styles of a removed demo until the browser is idle', () => {
  const cache = removeLate(createCache({ key: 'css', speedy: false }));
  const { unmount } = render(
    <CacheProvider value={cache}>
      <Page color="rgb(1, 2, 3)" />
    </CacheProvider>,
  );
  expect(colorOfBody()).toBe('rgb(1, 2, 3)');
  unmount();
  expect(colorOfBody()).toBe('rgb(1, 2, 3)');
  act(() => idle.forEach((task) => task()));
  expect(colorOfBody()).not.toBe('rgb(1, 2, 3)');
});

it('applies changed global styles immediately', () => {
  const cache = removeLate(createCache({ key: 'css', speedy: false }));
  const page = (color: string) => (
    <CacheProvider value={cache}>
      <Page color={color} />
    </CacheProvider>
  );
  const { rerender } = render(page('rgb(1, 2, 3)'));
  rerender(page('rgb(4, 5, 6)'));
  expect(colorOfBody()).toBe('rgb(4, 5, 6)');
  act(() => idle.forEach((task) => task()));
  expect(colorOfBody()).toBe('rgb(4, 5, 6)');
});

it('moves the styles of the HTML to the head, where they outlive their demo and Emotion finds them', () => {
  document.body.innerHTML =
    '<div id="demo"><style data-emotion="css abc">.css-abc{color:rgb(1, 2, 3)}</style><p class="css-abc"></p></div>';
  settleStyles(document);
  document.getElementById('demo')?.remove();
  expect(document.head.querySelector('style')?.textContent).toContain('.css-abc');
  const cache = createCache({ key: 'css' });
  expect(cache.inserted).toEqual({ abc: true });
});
