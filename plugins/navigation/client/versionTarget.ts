import type {
  ActiveDocContext,
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { areaTarget } from './areaTarget';
import { findMovedTopic } from './findMovedTopic';

export interface VersionTarget {
  readonly path: string;
  /** Hash of the section, including `#`; empty for none. */
  readonly hash: string;
  /** Kind of target: the page, the topic on another page, another page of its area, or the start page. */
  readonly opens: 'page' | 'topic' | 'area' | 'start';
}

/** A target with its complete address. */
export interface VersionLink extends VersionTarget {
  readonly to: string;
}

/**
 * Finds the target of switching to a version: the same page if the version has it, else the page with its topic, else
 * the page that opens the narrowest area around it, such as the reference of a family, else the start page of the
 * version.
 *
 * @param version the version to switch to
 * @param active the open page; empty outside the documentation
 * @param hash hash of the section on screen, including `#`; empty for none
 */
export function versionTarget(
  version: GlobalVersion,
  { activeDoc, alternateDocVersions }: Pick<ActiveDocContext, 'activeDoc' | 'alternateDocVersions'>,
  hash = '',
): VersionTarget {
  const pageOf = (topic: string) => version.docs.find(({ id }) => id === `${topic}/index`);
  const topic = (activeDoc?.id ?? '').replace(/\/index$/, '');
  const moved = findMovedTopic(topic, hash, (page) => pageOf(page) !== undefined);
  const there = moved && pageOf(moved.page);
  if (there) {
    return { path: there.path, hash: moved.hash, opens: 'topic' };
  }
  const same: GlobalDoc | undefined = alternateDocVersions[version.name];
  if (same) {
    return { path: same.path, hash, opens: 'page' };
  }
  const area = foldersOf(activeDoc?.id ?? '')
    .map((folder) => areaTarget(folder, [version]))
    .find((target) => target !== null);
  if (area) {
    return { path: area.page.path, hash: '', opens: 'area' };
  }
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  return { path: main?.path ?? version.path, hash: '', opens: activeDoc ? 'start' : 'page' };
}

/** Returns the folders of a page, innermost first: `api/charts` and `api` for `api/charts/heatmap`. */
function foldersOf(id: string): string[] {
  const names = id.split('/').slice(0, -1);
  return names.map((_, outer) => names.slice(0, names.length - outer).join('/'));
}
