import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentOrigins } from '../../../plugins/ads/origins.ts';
import { createConfigTag } from '../../../lib/page-config/createConfigTag.ts';

/** A page that the build does not contain. */
export interface OtherPage {
  readonly html: string;
  /** Path of a page of the build whose headers this page gets. */
  readonly beside: string;
}

/** Differences between the tested build and another one. */
export interface OtherBuild {
  /** Id of the element that contains a plugin's settings. */
  readonly id: string;
  /** Returns the settings for the pages of a language. */
  readonly configOf: (baseUrl: string) => object;
  /** Additional origins in its Content Security Policy. */
  readonly origins: ContentOrigins;
  /** Additional pages, by path. */
  readonly pages?: Readonly<Record<string, OtherPage>>;
}

/** Headers that belong to the connection or to the encoding of the response. */
const OF_TRANSPORT = ['content-encoding', 'content-length', 'transfer-encoding', 'connection'];

/**
 * Serves the site as if it had been built with other options, because the only tested build has the default options.
 *
 * @param origin origin of the served site
 */
export async function serveConfigured(
  origin: string,
  { id, configOf, origins, pages = {} }: OtherBuild,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    void (async () => {
      const own = pages[path];
      const answer = await fetch(origin + (own?.beside ?? path), { redirect: 'manual' });
      response.statusCode = answer.status;
      answer.headers.forEach((value, name) => {
        if (!OF_TRANSPORT.includes(name)) {
          response.setHeader(
            name,
            name === 'content-security-policy' ? allow(value, origins) : value,
          );
        }
      });
      if (own) {
        response.end(own.html);
      } else if (answer.headers.get('content-type')?.startsWith('text/html')) {
        const { innerHTML } = createConfigTag(id, configOf(path.startsWith('/zh/') ? '/zh/' : '/'));
        const tag = `<script type="application/json" id="${id}">${innerHTML}</script>`;
        response.end((await answer.text()).replace('</head>', () => `${tag}</head>`));
      } else {
        response.end(Buffer.from(await answer.arrayBuffer()));
      }
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Adds origins to the directives of a Content Security Policy. */
function allow(policy: string, origins: ContentOrigins): string {
  return policy
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .map(([name = '', ...sources]) => {
      const kind = /^(script|connect|img|style)-src(?:-elem)?$/.exec(name)?.[1];
      const added = kind ? origins[kind as keyof ContentOrigins] : [];
      return [name, ...sources, ...added].join(' ');
    })
    .join('; ');
}
