import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '../lib/siteDir.ts';

/** Figures of a page of the library's own documentation site, measured in the same way. */
export interface PeerPage {
  /** Bytes of JavaScript, Brotli; the demos start with the page. */
  readonly jsBr: number;
  readonly dom: number;
  readonly lighthouse: {
    readonly median: {
      readonly performance: number;
      readonly accessibility: number;
      readonly bestPractices: number;
      readonly seo: number;
      readonly lcp: number;
      readonly tbt: number;
      readonly cls: number;
    };
  };
}

interface Peer {
  readonly pages: Readonly<Record<string, PeerPage>>;
  readonly pageChangeMs: { readonly cpu4: { readonly median: number } };
  readonly build: { readonly wallSeconds: number; readonly peakKiB: number };
}

/** Returns the peer's figures. */
export function readPeer(): Peer {
  return JSON.parse(readFileSync(join(SITE_DIR, 'bench', 'peer.json'), 'utf8')) as Peer;
}
