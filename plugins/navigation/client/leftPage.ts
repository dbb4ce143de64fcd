import { useLocation } from '@docusaurus/router';
import { createStorageSlot } from '@docusaurus/theme-common';
import { useEffect, useState } from 'react';
import { afterPaint } from '../../../lib/browser/afterPaint';
import type { VersionTarget } from './versionTarget';

/** A page that another version does not have, from which the reader went to that version. */
export interface LeftPage {
  /** Where it is, with the place that was read. */
  readonly address: string;
  readonly title: string;
  /** What readers see of its version. */
  readonly version: string;
  /** What the other version opened instead, and where that is. */
  readonly opened: Exclude<VersionTarget['opens'], 'page'>;
  readonly at: string;
}

const leftPage = () => createStorageSlot('left-page', { persistence: 'sessionStorage' });

/**
 * To be called when the reader goes to another version: when that has another page only, this page says so.
 *
 * @param version what readers see of the version that is left
 */
export function rememberLeft({ path, opens }: VersionTarget, version: string): void {
  if (opens !== 'page') {
    // The title comes first; tags may follow it.
    const title = document.querySelector('h1')?.firstChild?.textContent ?? document.title;
    const address = location.pathname + location.search + location.hash;
    const left: LeftPage = { address, title, version, opened: opens, at: path };
    leftPage().set(JSON.stringify(left));
  }
}

/** The page in whose place another version has opened the one on screen; `null` when it was not opened like that. */
export function useLeftPage(): LeftPage | null {
  const { pathname } = useLocation();
  const [left, setLeft] = useState<LeftPage | null>(null);
  useEffect(
    () =>
      afterPaint(() => {
        const kept = JSON.parse(leftPage().get() ?? 'null') as LeftPage | null;
        const isHere = kept?.at === pathname;
        setLeft(isHere ? kept : null);
        if (!isHere) {
          leftPage().del();
        }
      }),
    [pathname],
  );
  return left?.at === pathname ? left : null;
}
