import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/browser/afterPaint';
import type { VersionLink, VersionTarget } from './versionTarget';

/** A page that another version does not have, and from which the reader switched to that version. */
export interface LeftPage {
  /** Its address, including the section on screen. */
  readonly address: string;
  readonly title: string;
  /** Label of its version. */
  readonly version: string;
  /** Targets of switching versions from this page, by version name. */
  readonly links: Readonly<Record<string, VersionLink>>;
  /** Kind and address of the page that opened in the other version. */
  readonly opened: Exclude<VersionTarget['opens'], 'page'>;
  readonly at: string;
}

/** Path of the page that the reader is leaving for another version, until the other document has loaded. */
let leavingFrom: string | null = null;

const leftPage = () => createStorageSlot('left-page', { persistence: 'sessionStorage' });

/**
 * Describes the page on screen as a page that the reader is leaving.
 *
 * @param version label of its version
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

/** Remembers the page that a reader leaves for another version, unless that version has the same page. */
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

/** Parses the stored value, which may have been changed manually or by another program. */
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

/** Returns the page that the one on screen replaces after switching versions; `null` otherwise. */
export function useLeftPage(): LeftPage | null {
  const { pathname } = useLocation();
  const [left, setLeft] = useState<LeftPage | null>(null);
  useEffect(() => {
    // Read immediately, because the reader may leave for another version before the browser is idle.
    const kept = parseLeft(leftPage().get());
    const isHere = kept?.at === pathname;
    // Components that mount while the other version loads must not delete the value that it needs.
    if (!isHere && leavingFrom !== pathname) {
      leftPage().del();
    }
    return afterPaint(() => setLeft(isHere ? kept : null));
  }, [pathname]);
  return left?.at === pathname ? left : null;
}
