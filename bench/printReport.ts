import type { BundleReport } from '../plugins/docusaurus-patches/report/types.ts';
import type { BuildFigures } from './measureBuild.ts';
import type { PageChange } from './measurePageChange.ts';
import type { SearchFigures } from './measureSearch.ts';
import type { Transfer } from './measureTransfer.ts';
import { median } from './median.ts';
import type { readPeer } from './peer.ts';
import { gib, kib, line, ms } from './printLine.ts';
import type { LighthouseFigures } from './runLighthouse.ts';
import { TARGETS } from './targets.ts';

/** All figures of one page. */
export interface PageFigures {
  readonly key: string;
  readonly path: string;
  readonly transfer: Transfer;
  readonly lighthouse?: LighthouseFigures;
  /** Time from each key press in the filter of an API page to the paint. */
  readonly filter?: readonly number[];
}

type Peer = ReturnType<typeof readPeer>;

/** Prints a page's figures next to the peer's. */
export function printPage(page: PageFigures, peer: Peer): void {
  const { key, path, transfer, lighthouse, filter } = page;
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
  line(
    'HTML',
    kib(transfer.htmlBytes),
    '',
    filter && [transfer.htmlBytes <= TARGETS.apiHtmlBytes, `at most ${kib(TARGETS.apiHtmlBytes)}`],
  );
  line(
    'elements',
    String(transfer.elements),
    String(other?.dom ?? ''),
    filter && [transfer.elements <= TARGETS.apiElements, `at most ${TARGETS.apiElements}`],
  );
  if (filter) {
    const slowest = Math.max(...filter);
    line('filter at 4×, median key', ms(median(filter)));
    line('filter at 4×, slowest key', ms(slowest), '', [
      slowest <= TARGETS.apiFilterMs,
      `at most ${TARGETS.apiFilterMs} ms`,
    ]);
  }
  if (lighthouse) {
    printLighthouse(lighthouse, other?.lighthouse.median, key === 'grid-overview');
  }
}

function printLighthouse(
  own: LighthouseFigures,
  other: Partial<LighthouseFigures> = {},
  isOverview = false,
): void {
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
  line(
    'blocking time',
    ms(own.tbt),
    ms(other.tbt),
    isOverview
      ? [own.tbt <= TARGETS.overviewBlockingMs, `at most ${TARGETS.overviewBlockingMs} ms`]
      : undefined,
  );
  line('layout shift', own.cls.toFixed(4), other.cls?.toFixed(4), [
    own.cls <= TARGETS.layoutShift,
    'none',
  ]);
  line('speed of the machine', `index ${own.machine.toFixed(0)}`);
}

/** Prints the page changes next to the peer's. */
export function printPageChange(changes: readonly PageChange[], peer: Peer): void {
  console.log(`\npage change at 4× CPU slow-down (${changes.length} changes)`);
  const times = changes.map(({ heading }) => heading);
  const middle = median(times) ?? Number.NaN;
  line('heading, median', ms(middle), ms(peer.pageChangeMs.cpu4.median), [
    middle <= TARGETS.pageChangeMs,
    `at most ${TARGETS.pageChangeMs} ms`,
  ]);
  line('heading, slowest', ms(Math.max(...times)));
  line('whole page, median', ms(median(changes.map(({ whole }) => whole))));
}

/** Prints the costs of the search. */
export function printSearch({ keys, firstBytes, allBytes }: SearchFigures): void {
  const sorted = [...keys].sort((a, b) => a - b);
  const slow = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
  console.log(`\nsearch at 4× CPU slow-down (${keys.length} keys)`);
  line('key to results, median', ms(median(keys)));
  line('key to results, 95 of 100', ms(slow), '', [
    slow <= TARGETS.searchKeyMs,
    `at most ${TARGETS.searchKeyMs} ms`,
  ]);
  line('fetched for first results', kib(firstBytes), '', [
    firstBytes <= TARGETS.searchFirstBytes,
    `at most ${kib(TARGETS.searchFirstBytes)}`,
  ]);
  line('fetched in all', kib(allBytes));
}

/** Prints the size of each group of modules in the JavaScript that every page loads. */
export function printFirstJavaScript({ firstJavaScript }: BundleReport): void {
  const total = firstJavaScript.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log('\nfirst JavaScript of every page, before minification');
  for (const { group, bytes } of firstJavaScript) {
    line(group, kib(bytes), `${((bytes / total) * 100).toFixed(1)} %`);
  }
}

/** Prints the costs of the build. */
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
