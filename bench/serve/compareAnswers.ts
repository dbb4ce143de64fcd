/** Headers that must be the same on both servers, because they come from one definition. */
const COMPARED = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'service-worker-allowed',
  'location',
];

/** Addresses of every kind; those that a build does not include are missing on both servers. */
export const ADDRESSES = [
  '/',
  '/zh/',
  '/x/react-data-grid/',
  '/x/react-data-grid',
  '/x/react-data-grid/index.html',
  '/x/',
  '/x/?tab=js',
  '/x/whats-new/',
  '/zh/x/whats-new',
  '/api/button/',
  '/zh/blog/news/',
  '/x/demos/host/',
  '/x/sw.js',
  '/zh/x/sw.js',
  '/assets/',
  '/assets/js/gone.js',
  '/nowhere/',
  '/zh/nowhere/',
  '/llms.txt',
  '/x/react-data-grid.md',
  '/_headers',
  '/nginx.conf',
];

/**
 * Requests the same addresses from two servers.
 *
 * @returns the differences between their responses
 */
export async function compareAnswers(
  own: string,
  other: string,
  addresses: readonly string[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const address of addresses) {
    const [mine, theirs] = await Promise.all([read(own + address), read(other + address)]);
    for (const name of Object.keys(mine) as (keyof typeof mine)[]) {
      if (mine[name] !== theirs[name]) {
        problems.push(`${address}: ${name} is "${theirs[name]}", not "${mine[name]}"`);
      }
    }
  }
  return problems;
}

async function read(url: string): Promise<Record<string, string>> {
  const { status, headers, body } = await fetch(url, { redirect: 'manual' });
  await body?.cancel();
  const isKept = /immutable|no-cache/.test(headers.get('cache-control') ?? '');
  return {
    status: String(status),
    'cache-control': isKept ? (headers.get('cache-control') ?? '') : 'revalidate',
    ...Object.fromEntries(COMPARED.map((name) => [name, headers.get(name) ?? ''])),
  };
}
