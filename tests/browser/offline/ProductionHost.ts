import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOST_META, KEEP_HEADER } from '../../../plugins/pwa/addresses.ts';

/** Headers of the site's server that matter here. Nothing is left to the browser's own cache. */
const PASSED_HEADERS = ['content-type', 'content-security-policy', 'location'];

const REWRITTEN = /html|javascript|json/;
const CHUNKS = 'assets/js/';

/**
 * The built site as its production host would serve it: pages name this host as theirs, so that they register the worker.
 * It can be deployed again, after which all scripts have other addresses and the old ones are gone, and it can go down.
 */
export class ProductionHost {
  /** Addresses of this that are asked for are not there, in no deployment. */
  lost: RegExp | null = null;
  /** How many files of a version that is being kept are still answered; the next ones wait until there are more. */
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

  /** Where the scripts of this deployment lie. */
  private get chunks(): string {
    return this.deployment === 0 ? CHUNKS : `${CHUNKS}d${this.deployment}/`;
  }

  private rewrite(text: string): string {
    const meta = new RegExp(`(<meta name="?${HOST_META}"? content="?)[^">\\s]+`);
    return text.replaceAll(CHUNKS, this.chunks).replace(meta, `$1${new URL(this.origin).host}`);
  }
}
