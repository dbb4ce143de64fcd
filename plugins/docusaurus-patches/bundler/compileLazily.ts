import type { CurrentBundler } from '@docusaurus/types';
import type { Compiler } from '@rspack/core';
import { SOCKET_PREFIX } from '../../../lib/dev-server/choosePart';

/** The part of Rspack that Docusaurus' types, which are webpack's, do not list. */
interface Rspack {
  lazyCompilationMiddleware(compiler: Compiler): unknown;
}

/**
 * Pages, and the code of demos. The site's own components are compiled at the start: a hot update that adds one of them
 * evaluates others again, and their contexts then no longer match those of the rest of the page.
 */
const ON_DEMAND = /\.mdx|\.island\.js|\.sources\.json|playground[\\/][\w-]+\.js/;

/**
 * Options of the bundler in development: pages and demos are compiled when a browser first imports them, and updates are
 * announced through a socket with the name of the part, so that the server in front can distinguish the parts.
 */
export function compileLazily({ instance }: CurrentBundler, part: string): object {
  const { lazyCompilationMiddleware } = instance as unknown as Rspack;
  const socket = SOCKET_PREFIX + part;
  return {
    lazyCompilation: { entries: false, imports: true, test: ON_DEMAND },
    devServer: {
      client: { webSocketURL: { pathname: socket } },
      webSocketServer: { type: 'ws', options: { path: socket } },
      // Docusaurus adds to the same list, whose last entry answers every address.
      setupMiddlewares: (middlewares: unknown[], { compiler }: { compiler: Compiler }) => {
        middlewares.unshift({
          name: 'lazy-compilation',
          middleware: lazyCompilationMiddleware(compiler),
        });
        return [];
      },
    },
  };
}
