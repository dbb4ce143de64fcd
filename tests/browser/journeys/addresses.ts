import { REDIRECTS } from '../../../serve/redirects/index.ts';
import { SITE_DIR } from '../../../lib/siteDir.ts';
import { readNamedAddresses } from '../../packages/readNamedAddresses.ts';
import type { Check } from '../check.ts';

/** Addresses of API pages that readers are likely to guess. */
const GUESSES = [
  '/api/date-pickers/date-picker/',
  '/api/charts/bar-chart',
  '/api/tree-view/tree-item',
  '/api/data-grid/data-grid-premium',
];

/** Addresses whose folder has moved, but that have no page at the new location. */
const NOWHERE = [
  '/api/there-is-no-such-component/',
  '/x//nowhere/',
  '/blog/there-is-no-such-post/',
];

/** Requests addresses that have no file. */
export async function checkAddresses(origin: string, check: Check): Promise<void> {
  for (const prefix of ['', '/zh']) {
    for (const { from, to } of REDIRECTS) {
      const answer = await fetch(origin + prefix + from, { redirect: 'manual' });
      const end = await fetch(origin + prefix + from);
      const isAnswered = answer.status === 200 || answer.headers.get('location') === prefix + to;
      check(`${prefix}${from} leads to ${prefix}${to}`, [
        ...(isAnswered ? [] : [`${prefix}${from} answers ${answer.status} and leads elsewhere`]),
        ...(end.status === 200 ? [] : [`${end.url} answers ${end.status}`]),
      ]);
    }
    for (const path of GUESSES) {
      const { status, url } = await fetch(origin + prefix + path);
      const to = `${prefix}/x${path}`.replace(/\/?$/, '/');
      check(`${prefix}${path} leads to ${to}`, [
        ...(status === 200 && url === origin + to ? [] : [`${url} answers ${status}`]),
      ]);
    }
    for (const path of NOWHERE) {
      const { status } = await fetch(origin + prefix + path, { redirect: 'manual' });
      check(
        `${prefix}${path} is missing at once`,
        status === 404 ? [] : [`it answers ${status}, which browsers remember if it is permanent`],
      );
    }
    await checkMissingPage(origin, prefix, check);
  }
  for (const [path, file] of readNamedAddresses(SITE_DIR)) {
    const { status } = await fetch(origin + path);
    check(
      `${path} leads to a page`,
      status === 200
        ? []
        : [`it answers ${status}. ${file} names it: add a redirect to serve/redirects/.`],
    );
  }
}

async function checkMissingPage(origin: string, prefix: string, check: Check): Promise<void> {
  const missing = await fetch(`${origin}${prefix}/x/there-is-no-such-page/`);
  const html = await missing.text();
  const language = prefix === '' ? 'en' : 'zh-CN';
  check(`${prefix}/ has a page for what is missing`, [
    ...(missing.status === 404 ? [] : [`status ${missing.status} instead of 404`]),
    ...(new RegExp(`lang="?${language}["\\s>]`).test(html)
      ? []
      : [`not in the language ${language}`]),
  ]);
}
