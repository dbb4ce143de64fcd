import type { ClientModule } from '@docusaurus/types';
import readingPlace, { isReturned } from '../client/readingPlace';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

const at = (pathname: string, key: string, hash = ''): Location => ({
  pathname,
  key,
  hash,
  search: '',
  state: undefined,
});

const SORTING = at('/x/sorting/', 'a');
const FILTERING = at('/x/filtering/', 'b');

/** Renders a long page with marks at these offsets in the document. */
function showPage(marks: Readonly<Record<string, number>>) {
  document.body.innerHTML = `<main>${Object.keys(marks)
    .map((id) => `<h2 id="${id}"></h2>`)
    .join('')}</main>`;
  for (const [id, height] of Object.entries(marks)) {
    document.getElementById(id)!.getBoundingClientRect = () =>
      ({ top: height - window.scrollY }) as DOMRect;
  }
}

const scrollTo = (top: number) => {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};
Object.assign(window, {
  scrollTo: ({ top }: { top: number }) => scrollTo(top),
  scrollBy: ({ top }: { top: number }) => scrollTo(window.scrollY + top),
});

/** Mimics the router: the old page stays until the next one has loaded, which starts at its top. */
function go(from: Location, to: Location, next: () => void) {
  readingPlace.onRouteUpdate?.({ location: to, previousLocation: from });
  next();
  Object.assign(window, { scrollY: 0 });
  readingPlace.onRouteDidUpdate?.({ location: to, previousLocation: from });
}

const back = () => window.dispatchEvent(new Event('popstate'));

beforeEach(() => {
  showPage({ first: 500, second: 2900 });
  scrollTo(3000);
});

test('starts at the top after a link, and restores the place on Back and Forward', () => {
  go(SORTING, FILTERING, () => showPage({ other: 400 }));
  expect(window.scrollY).toBe(0);
  expect(isReturned()).toBe(false);
  scrollTo(450);
  back();
  // The browser scrolls the page that the reader is leaving.
  scrollTo(3000);
  go(FILTERING, SORTING, () => showPage({ first: 500, second: 2900 }));
  expect(window.scrollY).toBe(3000);
  expect(isReturned()).toBe(true);
  back();
  go(SORTING, FILTERING, () => showPage({ other: 400 }));
  expect(window.scrollY).toBe(450);
});

test('finds a place again if the height of the content above has changed', () => {
  go(SORTING, FILTERING, () => showPage({}));
  back();
  go(FILTERING, SORTING, () => showPage({ first: 700, second: 3300 }));
  expect(window.scrollY).toBe(3400);
});

test('does not restore the place at a different address of the same history entry', () => {
  go(SORTING, FILTERING, () => showPage({}));
  back();
  go(FILTERING, at('/x/sorting/', 'a', '#first'), () => showPage({ first: 500, second: 2900 }));
  expect(isReturned()).toBe(false);
});

test('leaves it to the browser to scroll when the link to the current section is chosen again', () => {
  const section = at('/x/sorting/', '', '#second');
  go(SORTING, section, () => scrollTo(2900));
  scrollTo(0);
  back();
  readingPlace.onRouteUpdate?.({ location: { ...section }, previousLocation: section });
  scrollTo(2900);
  readingPlace.onRouteDidUpdate?.({ location: { ...section }, previousLocation: section });
  expect(window.scrollY).toBe(2900);
  expect(isReturned()).toBe(false);
});
