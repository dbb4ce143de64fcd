import { escapeRegExp } from '../../lib/text/escapeRegExp';
import type { HeaderRule } from '../../serve/headers/types';
import { stripTrailingSlash } from '../../src/paths/slashes';
import type { PublishedRedirect } from './types';

interface NginxSite {
  /** Absolute path of the published folder where nginx runs. */
  readonly root: string;
  /** Roots of the languages with a separate 404 page, such as `/zh/`. */
  readonly prefixes: readonly string[];
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly PublishedRedirect[];
}

/** Valid values of `:splat`: a line break in a decoded address would add a header to the response. */
const SAFE_REST = String.raw`(?<docs_rest>[\w./-]*)`;

/** Valid values of `:demo`. */
const DEMO = String.raw`(?<docs_demo>[A-Z]\w*)`;

/** A configuration of nginx, to be included between the braces of `http`. */
export function renderNginx({ root, prefixes, headers, redirects }: NginxSite): string {
  const names = [...new Set(headers.flatMap((rule) => Object.keys(rule.headers)))];
  return [
    '# Made by the build. Include it between the braces of "http" in nginx.conf, or put it into conf.d/.',
    'map_hash_max_size 8192;',
    'map_hash_bucket_size 256;',
    ...names.map((name) => renderMap(variableOf(name), headerEntries(name, headers))),
    renderMap('docs_missing', [
      ...prefixes.map((prefix) => entry(`~^${escapeRegExp(prefix)}`, `${prefix}404.html`)),
      '  default /404.html;',
    ]),
    renderMap('docs_moved', moveEntries(redirects, false)),
    renderMap('docs_moved_for_now', moveEntries(redirects, true)),
    // A target may have a query already.
    'map $docs_moved$is_args $docs_joint {\n  "~\\?.+\\?$" "&";\n  default $is_args;\n}',
    renderServer(root, names),
  ].join('\n\n');
}

function renderServer(root: string, names: readonly string[]): string {
  return String.raw`server {
  listen 80;
  server_name _;
  root ${root};

  charset utf-8;
  charset_types text/plain text/xml text/css text/markdown application/json application/javascript application/manifest+json;
  absolute_redirect off;
  server_tokens off;

  # What the build has compressed lies beside the originals; the rest is compressed as it is sent.
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/plain text/css text/xml text/markdown application/json application/javascript application/manifest+json image/svg+xml;
  # With ngx_brotli (Debian: libnginx-mod-http-brotli-static):
  # brotli_static on;

${names.map((name) => `  add_header ${name} $${variableOf(name)} always;`).join('\n')}

  error_page 403 404 $docs_missing;
  # An address that begins with two slashes, or a slash and a backslash, would lead to another host.
  if ($request_uri ~ "^(/(?:[\w.~%-][^?]*/)?)index\.html(?:\?|$)") { return 308 $1$is_args$args; }

  location / { try_files $uri ${'${uri}'}index.html @elsewhere; }
  location ~ \.md$ { types {} default_type text/markdown; try_files $uri @elsewhere; }
  location ~ \.webmanifest$ { types {} default_type application/manifest+json; try_files $uri @elsewhere; }
  location ~ (?:^/(?:_headers|_redirects|nginx\.conf)$|/\.(?!well-known/)) { return 404; }
  location @elsewhere {
    if (-f $document_root$uri/index.html) { return 308 $uri/$is_args$args; }
    if ($docs_moved) { return 308 $docs_moved$docs_joint$args; }
    if ($docs_moved_for_now) { return 307 $docs_moved_for_now$is_args$args; }
    return 404;
  }

  # Feedback is kept by "npm run serve", here on the same machine with TRUST_PROXY=1:
  # location /-/ {
  #   proxy_pass http://127.0.0.1:3000;
  #   proxy_set_header Host $http_host;
  #   proxy_set_header X-Forwarded-For $remote_addr;
  # }
}
`;
}

const variableOf = (name: string): string => `docs_${name.toLowerCase().replaceAll('-', '_')}`;

function renderMap(variable: string, entries: readonly string[]): string {
  return `map $uri $${variable} {\n${entries.join('\n')}\n}`;
}

const entry = (pattern: string, value: string): string => `  "${pattern}" "${value}";`;

/** nginx uses the first matching pattern; in our definition, the last one wins. */
function headerEntries(name: string, rules: readonly HeaderRule[]): string[] {
  return rules
    .filter(({ headers }) => name in headers)
    .reverse()
    .map(({ path, headers }) =>
      entry(
        path.endsWith('*') ? `~^${escapeRegExp(path.slice(0, -1))}` : `~^${escapeRegExp(path)}$`,
        headers[name] ?? '',
      ),
    );
}

function moveEntries(redirects: readonly PublishedRedirect[], isTemporary: boolean): string[] {
  return redirects
    .filter((redirect) => redirect.isTemporary === isTemporary)
    .flatMap(({ from, to }) => {
      if (from.includes(':demo')) {
        const pattern = escapeRegExp(from).replace(':demo', DEMO).replace(/\/$/, '/?');
        return [entry(`~^${pattern}$`, to.replace(':demo', '$docs_demo'))];
      }
      return from.endsWith('*')
        ? [
            entry(
              `~^${escapeRegExp(from.slice(0, -1))}${SAFE_REST}$`,
              to.replace(':splat', '$docs_rest'),
            ),
          ]
        : [...new Set([from, stripTrailingSlash(from)])].map((address) => entry(address, to));
    });
}
