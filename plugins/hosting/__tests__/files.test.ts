import type { HeaderRule } from '../../../serve/headers/types';
import { findRedirect, REDIRECTS } from '../../../serve/redirects';
import { listRedirects } from '../listRedirects';
import { renderHeaders, renderRedirects } from '../writeHostingFiles';
import { renderNginx } from '../renderNginx';

const HEADERS: readonly HeaderRule[] = [
  { path: '/*', headers: { 'Content-Security-Policy': "default-src 'self'", Vary: 'Origin' } },
  { path: '/x/demos/*', headers: { 'Content-Security-Policy': "frame-ancestors 'self'" } },
  { path: '/x/sw.js', headers: { 'Cache-Control': 'no-cache' } },
];

test('a narrower rule takes back what the wider one says', () => {
  expect(renderHeaders(HEADERS).split('\n').slice(2).join('\n')).toMatchInlineSnapshot(`
    "/*
      Content-Security-Policy: default-src 'self'
      Vary: Origin
    /x/demos/*
      ! Content-Security-Policy
      Content-Security-Policy: frame-ancestors 'self'
    /x/sw.js
      Cache-Control: no-cache
    "
  `);
});

const HOSTS = ['x/demos/', 'x/v6/demos/', 'demos/'];
const hasNothing = () => false;

/** The folders that a build has. */
const hasFolder = (address: string) =>
  /^(?:\/zh)?\/(?:x\/api\/[\w-]+|api-docs|blog)\/$/.test(address);

describe('redirects', () => {
  const table = [
    { from: '/x/order/', to: '/x/sorting/' },
    { from: '/x/rows/', to: '/x/row-definition/', isTemporary: true },
  ];

  it('leave out addresses that have a page', () => {
    const listed = listRedirects(
      'en',
      table,
      (address) => address === '/x/rows/' || hasFolder(address),
      [],
    );
    expect(renderRedirects(listed).split('\n').slice(0, 3)).toEqual([
      '/x/order/ /x/sorting/ 301',
      '/x/order /x/sorting/ 301',
      '/api/data-grid/* /x/api/data-grid/:splat 302',
    ]);
  });

  it('leave out folders that are not built', () => {
    const listed = listRedirects('en', table, (address) => address === '/x/api/charts/', []);
    expect(listed.map(({ from }) => from)).toEqual([
      '/x/order/',
      '/x/rows/',
      '/api/charts/*',
      '/api-docs/charts/*',
    ]);
  });

  it('are there in each language', () => {
    const listed = listRedirects('zh', table, hasFolder, []);
    expect(listed.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/zh/x/order/ /zh/x/sorting/',
      '/zh/x/rows/ /zh/x/row-definition/',
      ...['data-grid', 'date-pickers', 'charts', 'tree-view'].flatMap((family) => [
        `/zh/api/${family}/* /zh/x/api/${family}/:splat`,
        `/zh/api-docs/${family}/* /zh/x/api/${family}/:splat`,
      ]),
      '/zh/blog/* /blog/:splat',
    ]);
  });

  it('lead from the former page of a demo to the page that shows all of a version', () => {
    const [pages, sources] = listRedirects('zh', [], hasNothing, ['x/v6/demos/']);
    expect(renderRedirects([pages!, sources!])).toBe(
      '/zh/x/v6/demos/:demo/ /zh/x/v6/demos/?demo=:demo 301\n' +
        '/zh/x/v6/demos/:demo/source.txt /x/v6/demos/:demo/source.txt 301\n',
    );
    const [own] = listRedirects('en', [], hasNothing, ['x/demos/']);
    const nginx = renderNginx({ root: '/srv', prefixes: [], headers: [], redirects: [own!] });
    expect(nginx).toContain('"~^/x/demos/(?<docs_demo>[A-Z]\\w*)/?$" "/x/demos/?demo=$docs_demo";');
  });

  it.each(['en', 'zh'] as const)('lead where the server leads, in %s', (language) => {
    const differing = listRedirects(language, REDIRECTS, hasFolder, HOSTS).filter(
      ({ from, to }) => {
        const found = findRedirect(
          from.replace('*', 'some/page/').replace(':demo', 'Orders'),
          REDIRECTS,
        );
        return found?.to !== to.replace(':splat', 'some/page/').replace(':demo', 'Orders');
      },
    );
    expect(differing).toEqual([]);
  });
});

test('the more specific pattern comes first, because nginx uses the first match', () => {
  const configuration = renderNginx({
    root: '/srv/docs',
    prefixes: ['/zh/'],
    headers: HEADERS,
    redirects: listRedirects('en', [{ from: '/x/order/', to: '/x/sorting/' }], hasFolder, []),
  });
  expect(configuration.slice(configuration.indexOf('map $uri'), configuration.indexOf('server {')))
    .toMatchInlineSnapshot(`
    "map $uri $docs_content_security_policy {
      "~^/x/demos/" "frame-ancestors 'self'";
      "~^/" "default-src 'self'";
    }

    map $uri $docs_vary {
      "~^/" "Origin";
    }

    map $uri $docs_cache_control {
      "~^/x/sw\\.js$" "no-cache";
    }

    map $uri $docs_missing {
      "~^/zh/" "/zh/404.html";
      default /404.html;
    }

    map $uri $docs_moved {
      "/x/order/" "/x/sorting/";
      "/x/order" "/x/sorting/";
    }

    map $uri $docs_moved_for_now {
      "~^/api/data-grid/(?<docs_rest>[\\w./-]*)$" "/x/api/data-grid/$docs_rest";
      "~^/api-docs/data-grid/(?<docs_rest>[\\w./-]*)$" "/x/api/data-grid/$docs_rest";
      "~^/api/date-pickers/(?<docs_rest>[\\w./-]*)$" "/x/api/date-pickers/$docs_rest";
      "~^/api-docs/date-pickers/(?<docs_rest>[\\w./-]*)$" "/x/api/date-pickers/$docs_rest";
      "~^/api/charts/(?<docs_rest>[\\w./-]*)$" "/x/api/charts/$docs_rest";
      "~^/api-docs/charts/(?<docs_rest>[\\w./-]*)$" "/x/api/charts/$docs_rest";
      "~^/api/tree-view/(?<docs_rest>[\\w./-]*)$" "/x/api/tree-view/$docs_rest";
      "~^/api-docs/tree-view/(?<docs_rest>[\\w./-]*)$" "/x/api/tree-view/$docs_rest";
    }

    map $docs_moved$is_args $docs_joint {
      "~\\?.+\\?$" "&";
      default $is_args;
    }

    "
  `);
  expect(configuration).toContain('root /srv/docs;');
});
