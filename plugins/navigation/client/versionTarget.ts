import type {
  ActiveDocContext,
  GlobalDoc,
  GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';

export interface VersionTarget {
  readonly path: string;
  /** False when the reader leaves the page, because the other version does not have it. */
  readonly isSamePage: boolean;
}

/**
 * Where a change of version leads: to the same page where the version has it, else to the page
 * that the version opens with.
 *
 * @param version the version to go to
 * @param active what the reader has open; nothing outside the documentation
 */
export function versionTarget(
  version: GlobalVersion,
  active: Pick<ActiveDocContext, 'activeDoc' | 'alternateDocVersions'>,
): VersionTarget {
  const same: GlobalDoc | undefined = active.alternateDocVersions[version.name];
  const main = version.docs.find(({ id }) => id === version.mainDocId);
  return {
    path: same?.path ?? main?.path ?? version.path,
    isSamePage: same !== undefined || active.activeDoc === undefined,
  };
}
