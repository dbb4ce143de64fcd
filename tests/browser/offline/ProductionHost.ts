import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST_META, KEEP_HEADER } from '../../../plugins/pwa/addresses.ts';

/** Relevant headers of the site's server. Caching headers are omitted, so that the browser's own cache is not used. */
const PASSED_HEADERS = ['content-type', 'content-security-policy', 'location'];

const REWRITTEN = /html|javascript|json/;
const CHUNKS = 'assets/js/';

/**
 * Serves the built site like its production host: pages contain this host's name, so they register the service worker.
 * A new deployment changes the addresses of all scripts and removes the old ones. The host can also go offline.
 */
export class ProductionHost {
  /** Matching addresses return 404, in every deployment. */
  lost: RegExp | null = null;
  /**
   * Number of files of a downloaded version that are still answered; further requests wait until the number is raised.
   */
  allowance = Infinity;
  readonly asked: string[] = [];

  private deployment = 0;
  private isDown = false;
  private readonly server: Server;

  private constructor(private readonly upstream: string) {
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => response.destroy());
    });
  }

  /** @param upstream origin of the built site */
  static async start(upstream: string): Promise<ProductionHost> {
    const host = new ProductionHost(upstream);
    await new Promise<void>((resolve) => host.server.listen(0, 'localhost', resolve));
    return host;
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  deploy(): void {
    this.deployment += 1;
  }

  goDown(): void {
    this.isDown = true;
    this.server.closeAllConnections();
  }

  comeBack(): void {
    this.isDown = false;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = request;
    this.asked.push(`${method} ${url}`);
    while (headers[KEEP_HEADER] && this.allowance <= 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    this.allowance -= headers[KEEP_HEADER] ? 1 : 0;
    if (this.isDown) {
      response.destroy();
      return;
    }
    const isGone = url.includes(CHUNKS) && !url.includes(this.chunks);
    if (isGone || this.lost?.test(url)) {
      response.writeHead(404).end();
      return;
    }
    const found = await fetch(this.upstream + url.replace(this.chunks, CHUNKS), {
      method,
      redirect: 'manual',
    });
    const kept = PASSED_HEADERS.flatMap((name) => {
      const value = found.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    response.writeHead(found.status, {
      ...Object.fromEntries(kept),
      'cache-control': 'no-store',
    });
    response.end(
      REWRITTEN.test(found.headers.get('content-type') ?? '')
        ? this.rewrite(await found.text())
        : Buffer.from(await found.arrayBuffer()),
    );
  }

  /** Folder of this deployment's scripts. */
  private get chunks(): string {
    return this.deployment === 0 ? CHUNKS : `${CHUNKS}d${this.deployment}/`;
  }

  private rewrite(text: string): string {
    const meta = new RegExp(`(<meta name="?${HOST_META}"? content="?)[^">\\s]+`);
    return text.replaceAll(CHUNKS, this.chunks).replace(meta, `$1${new URL(this.origin).host}`);
  }
}
