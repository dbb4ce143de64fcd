import { act, render } from '@testing-library/react';
import { Helmet as Head } from '../client/head/Helmet';

const idle: (() => void)[] = [];

beforeEach(() => {
  idle.length = 0;
  window.requestIdleCallback = (task) => idle.push(task as () => void);
  window.cancelIdleCallback = (handle) => delete idle[handle - 1];
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

function paint() {
  act(() => {
    jest.advanceTimersByTime(50);
    idle.splice(0).forEach((task) => task());
  });
}

const description = () =>
  document.head.querySelector('meta[name=description]')?.getAttribute('content');

function Page({ title, text }: { readonly title: string; readonly text?: string }) {
  return (
    <>
      <Head>
        <html className="page" />
        <title>{title}</title>
        {text && <meta name="description" content={text} />}
      </Head>
      <p>{title}</p>
    </>
  );
}

function Site({ children }: { readonly children?: React.ReactNode }) {
  return (
    <>
      <Head>
        <html className="site" />
        <title>Site</title>
        <meta name="description" content="All of it" />
      </Head>
      {children}
    </>
  );
}

test('lets a page override the site and writes the head after the page has painted', () => {
  render(
    <Site>
      <Page title="Sorting" text="Rows in order" />
    </Site>,
  );
  expect(document.title).toBe('');
  paint();
  expect(document.title).toBe('Sorting');
  expect(description()).toBe('Rows in order');
  expect(document.documentElement.className).toBe('page');
});

test('removes the head elements of a page that unmounts', () => {
  const { rerender } = render(
    <Site>
      <Page key="a" title="Sorting" text="Rows in order" />
    </Site>,
  );
  paint();
  rerender(
    <Site>
      <Page key="b" title="Filtering" />
    </Site>,
  );
  paint();
  expect(document.title).toBe('Filtering');
  expect(description()).toBe('All of it');
  rerender(<Site />);
  paint();
  expect(document.title).toBe('Site');
  expect(document.documentElement.className).toBe('site');
  expect(document.head.querySelectorAll('meta[name=description]')).toHaveLength(1);
});

test('rewrites the head when a component changes its elements', () => {
  const { rerender } = render(<Page title="One" />);
  paint();
  rerender(<Page title="Two" />);
  paint();
  expect(document.title).toBe('Two');
});
