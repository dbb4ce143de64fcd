import type {
  ActiveDocContext,
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { areaTarget } from './areaTarget';
import { findMovedTopic } from './findMovedTopic';

export interface VersionTarget {
  readonly path: string;
  /** The section, with `#`; empty for none. */
  readonly hash: string;
  /** Target in the version: the page, the topic on another page, another page of its area, or the start. */
  readonly opens: 'page' | 'topic' | 'area' | 'start';
}

/** The target with its whole address. */
export interface VersionLink extends VersionTarget {
  readonly to: string;
}

/**
 * Where a change of version leads: to the same page where the version has it, else to the one that has its topic, else to
 * the page that opens the narrowest area around it, as the reference of a family, else to the one that opens the version.
 *
 * @param version the version to go to
 * @param active what the reader has open; nothing outside the documentation
 * @param hash of the section that is read, with `#`; empty for none
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

/** The folders that a page lies in, the innermost first: of `api/charts/heatmap`, `api/charts` and `api`. */
function foldersOf(id: string): string[] {
  const names = id.split('/').slice(0, -1);
  return names.map((_, outer) => names.slice(0, names.length - outer).join('/'));
}
