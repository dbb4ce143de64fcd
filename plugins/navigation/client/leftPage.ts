import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/browser/afterPaint';
import type { VersionLink, VersionTarget } from './versionTarget';

/** A page that another version does not have, from which the reader went to that version. */
export interface LeftPage {
  /** Where it is, with the place that was read. */
  readonly address: string;
  readonly title: string;
  /** Label of its version. */
  readonly version: string;
  /** By name of the version: where switching to it leads from this page. */
  readonly links: Readonly<Record<string, VersionLink>>;
  /** Kind and address of the page that opened in the other version. */
  readonly opened: Exclude<VersionTarget['opens'], 'page'>;
  readonly at: string;
}

/** Path of the page that the reader is leaving for another version, until the other document has loaded. */
let leavingFrom: string | null = null;

const leftPage = () => createStorageSlot('left-page', { persistence: 'sessionStorage' });

/**
 * The page on screen, as one that is left.
 *
 * @param version what readers see of its version
 */
export function describeShownPage(
  version: string,
): Pick<LeftPage, 'address' | 'title' | 'version'> {
  return {
    address: location.pathname + location.search + location.hash,
    // The title comes first; tags may follow it.
    title: document.querySelector('h1')?.firstChild?.textContent ?? document.title,
    version,
  };
}

/** Remembers the page from which a reader goes to another version, if that version has another page only. */
export function rememberLeft(
  { path, opens }: VersionTarget,
  { address, title, version, links }: Pick<LeftPage, 'address' | 'title' | 'version' | 'links'>,
): void {
  if (opens !== 'page') {
    const left: LeftPage = { address, title, version, links, opened: opens, at: path };
    leftPage().set(JSON.stringify(left));
    leavingFrom = location.pathname;
  }
}

/** What was stored may have been changed by hand, or by another program. */
export function parseLeft(text: string | null): LeftPage | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<LeftPage> | null;
    const { address, title, version, opened, at, links } = Object(kept) as Partial<LeftPage>;
    const areTexts = [address, title, version, opened, at].every(
      (each) => typeof each === 'string',
    );
    return areTexts && address!.startsWith('/') && Object.values(Object(links)).every(isLink)
      ? ({ address, title, version, opened, at, links: Object(links) } as LeftPage)
      : null;
  } catch {
    return null;
  }
}

function isLink(link: unknown): boolean {
  const { to, path, hash, opens } = Object(link) as Partial<VersionLink>;
  return [to, path, hash, opens].every((each) => typeof each === 'string') && to!.startsWith('/');
}

/** The page in whose place another version has opened the one on screen; `null` when it was not opened like that. */
export function useLeftPage(): LeftPage | null {
  const { pathname } = useLocation();
  const [left, setLeft] = useState<LeftPage | null>(null);
  useEffect(() => {
    // Read at once: by the time the browser is idle, the reader may have left for another version.
    const kept = parseLeft(leftPage().get());
    const isHere = kept?.at === pathname;
    // Components that appear while the other version loads must not delete what it will read.
    if (!isHere && leavingFrom !== pathname) {
      leftPage().del();
    }
    return afterPaint(() => setLeft(isHere ? kept : null));
  }, [pathname]);
  return left?.at === pathname ? left : null;
}
