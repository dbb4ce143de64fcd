import { handWrittenPages } from '../../../lib/pages/handWrittenPages.ts';
import { findRedirect, REDIRECTS } from '../index.ts';

const pages = new Set(handWrittenPages().map(({ path }) => path));
const isReference = (path: string) => /^\/(?:x\/(?:\w+\/)?)?api\//.test(path);

test('addresses are unique and have slashes at both ends', () => {
  const addresses = REDIRECTS.map(({ from }) => from);
  expect(addresses.filter((from, index) => addresses.indexOf(from) !== index)).toEqual([]);
  const all = [...addresses, ...REDIRECTS.map(({ to }) => to)];
  expect(all.filter((path) => !/^\/(?:[\w-]+\/)*$/.test(path))).toEqual([]);
});

test('existing pages have no redirect', () => {
  const moved = REDIRECTS.filter(({ from, isTemporary }) => !isTemporary && pages.has(from));
  expect(moved).toEqual([]);
});

const lastName = (path: string): string | undefined => path.split('/').at(-2);

test('redirects lead to the page of the same name, not to a parent', () => {
  const lost = REDIRECTS.filter(({ from, to, isTemporary }) =>
    [...pages].some(
      (page) =>
        !isTemporary && page !== to && page.startsWith(to) && lastName(page) === lastName(from),
    ),
  );
  expect(lost).toEqual([]);
});

/** Follows redirects to the address of a page, as a browser does. */
function arrive(address: string, hops = 5): string | undefined {
  if (pages.has(address) || isReference(address) || hops === 0) {
    return address;
  }
  const next = findRedirect(address, REDIRECTS);
  return next && arrive(next.to, hops - 1);
}

test('every redirect ends at a page; API pages are checked with the build', () => {
  const lost = REDIRECTS.map(({ from, to }) => [from, arrive(to)] as const)
    .filter(([, end]) => end === undefined || !(isReference(end) || pages.has(end)))
    .map(([from, end]) => `${from} leads to ${end}, which is not a page`);
  expect(lost).toEqual([]);
});
