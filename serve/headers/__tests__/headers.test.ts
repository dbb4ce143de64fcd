import { createHeaderRules } from '../createHeaderRules.ts';
import { findHeaders } from '../findHeaders.ts';

const RULES = createHeaderRules({
  roots: ['/', '/zh/'],
  hosts: ['x/demos/', 'x/v6/demos/'],
  scriptHashes: ['sha256-one', 'sha256-two'],
  origins: [
    { form: ['https://sandbox.example'] },
    { script: ['https://ads.example'], connect: ['https://ads.example'], img: ['https:'] },
    { connect: ['https://ads.example'] },
  ],
});

/** The sources of a directive in the policy of an address. */
function sourcesOf(address: string, directive: string): string[] | undefined {
  const policy = findHeaders(address, RULES)['Content-Security-Policy'] ?? '';
  return policy
    .split('; ')
    .map((part) => part.split(' '))
    .find(([name]) => name === directive)
    ?.slice(1);
}

test('allows scripts of the site, of configured origins, and with known hashes', () => {
  expect(sourcesOf('/x/sorting/', 'script-src')).toEqual([
    "'self'",
    "'sha256-one'",
    "'sha256-two'",
    'https://ads.example',
  ]);
});

test.each([
  ['connect-src', ["'self'", 'https://ads.example']],
  ['img-src', ["'self'", 'data:', 'blob:', 'https:']],
  ['form-action', ["'self'", 'https://sandbox.example']],
  ['worker-src', ["'self'"]],
  ['frame-src', ["'self'"]],
  ['frame-ancestors', ["'none'"]],
])('%s is as strict as possible', (directive, sources) => {
  expect(sourcesOf('/zh/x/sorting/', directive)).toEqual(sources);
});

test.each(['/x/demos/frame/code/', '/zh/x/v6/demos/Sorting/'])(
  '%s has a separate policy and may be framed by the site',
  (address) => {
    const policy = findHeaders(address, RULES)['Content-Security-Policy'];
    expect(policy).toBe("frame-ancestors 'self'");
  },
);

test('a demo host on another origin may be framed by the site', () => {
  const rules = createHeaderRules({
    roots: ['/'],
    hosts: ['x/demos/'],
    scriptHashes: [],
    origins: [{ frame: ['https://demos.example'] }],
    framers: ['https://docs.example'],
  });
  const policyOf = (address: string) => findHeaders(address, rules)['Content-Security-Policy'];
  expect(policyOf('/x/demos/frame/code/')).toBe("frame-ancestors 'self' https://docs.example");
  expect(policyOf('/x/sorting/')).toContain("frame-src 'self' https://demos.example;");
});

test.each(['/', '/zh/x/sorting/', '/x/demos/', '/x/v6/demos/frame/code/'])(
  'sites that open %s cannot navigate it afterwards',
  (address) => {
    expect(findHeaders(address, RULES)['Cross-Origin-Opener-Policy']).toBe(
      'same-origin-allow-popups',
    );
  },
);

test.each([
  ['/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
  ['/zh/assets/js/main.1a2b.js', 'public, max-age=31536000, immutable'],
  ['/x/v6/demos/_assets/host.1a2b.js', 'public, max-age=31536000, immutable'],
  ['/x/sw.js', 'no-cache'],
  ['/zh/x/sw.js', 'no-cache'],
  ['/x/assets/', undefined],
])('%s is cached as %s', (address, caching) => {
  expect(findHeaders(address, RULES)['Cache-Control']).toBe(caching);
});

test.each([
  ['/assets/fonts/material-icons-1.2.3/material-icons.woff2', '*'],
  ['/zh/assets/fonts/material-icons-1.2.3/material-icons.woff2', '*'],
  ['/x/demos/_assets/host.1a2b.js', '*'],
  ['/zh/x/v6/demos/_assets/1a2b.js', '*'],
  ['/x/demos/frame/code/', undefined],
  ['/assets/js/main.1a2b.js', undefined],
  ['/x/sorting/', undefined],
])(
  'frames without an origin may only use fonts and scripts of the host: %s',
  (address, allowed) => {
    expect(findHeaders(address, RULES)['Access-Control-Allow-Origin']).toBe(allowed);
  },
);

test('overlapping rules never set the same header, except for policies', () => {
  const general = RULES.find(({ path }) => path === '/*');
  const repeated = RULES.filter((rule) => rule !== general).flatMap(({ headers }) =>
    Object.keys(headers).filter((name) => name in (general?.headers ?? {})),
  );
  expect([...new Set(repeated)]).toEqual(['Content-Security-Policy']);
});
