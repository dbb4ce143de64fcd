import type { BundleReport } from '../plugins/bundle-report/types.ts';
import type { BuildFigures } from './measureBuild.ts';
import type { Transfer } from './measureTransfer.ts';
import { median } from './median.ts';
import type { readPeer } from './peer.ts';
import type { LighthouseFigures } from './runLighthouse.ts';
import { TARGETS } from './targets.ts';

/** Everything that was measured of one page. */
export interface PageFigures {
  readonly key: string;
  readonly path: string;
  readonly transfer: Transfer;
  readonly lighthouse?: LighthouseFigures;
}

type Peer = ReturnType<typeof readPeer>;

/** Prints a page's figures beside the peer's. */
export function printPage({ key, path, transfer, lighthouse }: PageFigures, peer: Peer): void {
  const other = peer.pages[key];
  console.log(`\n${key}  ${path}`);
  line('JavaScript before demos', kib(transfer.javaScriptBefore), kib(other?.jsBr), [
    transfer.javaScriptBefore <= TARGETS.javaScriptBeforeDemos,
    `at most ${kib(TARGETS.javaScriptBeforeDemos)}`,
  ]);
  line(
    'JavaScript with all demos',
    kib(transfer.javaScriptAfter),
    kib(other?.jsBr),
    other && [
      transfer.javaScriptAfter <= other.jsBr * TARGETS.javaScriptShareOfPeer,
      `at most ${kib(other.jsBr * TARGETS.javaScriptShareOfPeer)}`,
    ],
  );
  line('HTML', kib(transfer.htmlBytes));
  line('elements', String(transfer.elements), String(other?.dom ?? ''));
  if (lighthouse) {
    printLighthouse(lighthouse, other?.lighthouse.median);
  }
}

function printLighthouse(own: LighthouseFigures, other: Partial<LighthouseFigures> = {}): void {
  const score = (name: 'performance' | 'accessibility' | 'bestPractices' | 'seo', least?: number) =>
    line(
      `Lighthouse ${name}`,
      String(own[name]),
      String(other[name] ?? ''),
      least === undefined ? undefined : [own[name] >= least, `at least ${least}`],
    );
  score('performance', TARGETS.performance);
  score('accessibility', TARGETS.accessibility);
  score('bestPractices');
  score('seo');
  line('largest paint', ms(own.lcp), ms(other.lcp));
  line('blocking time', ms(own.tbt), ms(other.tbt));
  line('layout shift', own.cls.toFixed(4), other.cls?.toFixed(4), [
    own.cls <= TARGETS.layoutShift,
    'none',
  ]);
}

/** Prints the page changes beside the peer's. */
export function printPageChange(times: readonly number[], peer: Peer): void {
  console.log(`\npage change at 4× CPU slow-down (${times.length} changes)`);
  const middle = median(times) ?? Number.NaN;
  line('median', ms(middle), ms(peer.pageChangeMs.cpu4.median), [
    middle <= TARGETS.pageChangeMs,
    `at most ${TARGETS.pageChangeMs} ms`,
  ]);
  line('slowest', ms(Math.max(...times)));
}

/** Prints what the JavaScript that every page loads is made of. */
export function printFirstJavaScript({ firstJavaScript }: BundleReport): void {
  const total = firstJavaScript.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log('\nfirst JavaScript of every page, before minification');
  for (const { group, bytes } of firstJavaScript) {
    line(group, kib(bytes), `${((bytes / total) * 100).toFixed(1)} %`);
  }
}

/** Prints what the build took. */
export function printBuild({ seconds, peakBytes, isCold }: BuildFigures, peer: Peer): void {
  console.log(`\nbuild, ${isCold ? 'cold' : 'warm'}`);
  line('time', `${seconds.toFixed(0)} s`, `${peer.build.wallSeconds} s`, [
    seconds <= TARGETS.buildSeconds,
    `at most ${TARGETS.buildSeconds} s`,
  ]);
  line('memory', gib(peakBytes), gib(peer.build.peakKiB * 1024), [
    peakBytes <= TARGETS.buildBytes,
    `at most ${gib(TARGETS.buildBytes)}`,
  ]);
}

function line(what: string, own: string, other = '', target?: readonly [boolean, string]): void {
  const verdict = target ? `${target[0] ? 'met   ' : 'MISSED'} ${target[1]}` : '';
  console.log(
    `  ${what.padEnd(28)}${own.padStart(12)}${other.padStart(12)}   ${verdict}`.trimEnd(),
  );
}

function kib(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${(bytes / 1024).toFixed(1)} KiB`;
}

function gib(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(1)} GiB`;
}

function ms(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`;
}
