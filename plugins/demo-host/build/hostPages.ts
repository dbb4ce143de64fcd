import type { DemoEntry, DemoUsage } from '../../../lib/demos/types';
import { spellOut } from './spellOut';

/** One address of the host. */
export interface HostPage {
  /** Folder below the version's host, with a trailing slash. */
  readonly folder: string;
  readonly title: string;
  /** The demo's id, spelled out. */
  readonly heading: string;
  /** The demo shown; `null` for the frame that shows what it is sent. */
  readonly demo: string | null;
  /** The demo in each of its stylings, whose code is published beside its page. */
  readonly files: readonly string[];
  /** The documentation page the demo belongs to. */
  readonly back: { readonly href: string; readonly label: string } | null;
}

/** A documentation page in the language being built. */
export interface DocsPage {
  readonly permalink: string;
  readonly title: string;
}

/**
 * The frame, and a page for each demo.
 *
 * @param findPage the documentation page that lies in a file, if it is part of this build
 */
export function listHostPages(
  demos: readonly DemoEntry[],
  usages: readonly DemoUsage[],
  findPage: (file: string) => DocsPage | undefined,
): HostPage[] {
  const frame: HostPage = {
    folder: 'host/',
    title: 'Demo',
    heading: '',
    demo: null,
    files: [],
    back: null,
  };
  return [
    frame,
    ...demos.map(({ id, stylings }): HostPage => {
      const page = usages
        .filter((usage) => usage.id === id)
        .map((usage) => findPage(usage.page))
        .find((found) => found !== undefined);
      return {
        folder: `${id}/`,
        title: page ? `${spellOut(id)} · ${page.title}` : spellOut(id),
        heading: spellOut(id),
        demo: id,
        files: Object.values(stylings),
        back: page ? { href: `${page.permalink}#demo-${id}`, label: page.title } : null,
      };
    }),
  ];
}
