import {
  useActiveDocContext,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import { describeShownPage, rememberLeft, useLeftPage } from './leftPage';
import { useVersionLabel } from './useVersionLabel';
import { versionTarget, type VersionLink, type VersionTarget } from './versionTarget';

interface VersionLinks {
  readonly linkTo: (version: GlobalVersion) => VersionLink;
  /** Call this when the reader follows a link. */
  readonly leaveBy: (link: VersionLink) => void;
}

/**
 * Returns the targets of switching from the page on screen to other versions. If a version opened this page instead of
 * another one, links start from that other page, so that switching several times in a row returns to the start.
 *
 * @param pluginId id of the docs plugin
 */
export function useVersionLinks(pluginId: string): VersionLinks {
  const active = useActiveDocContext(pluginId);
  const versions = useVersions(pluginId);
  // The router's location has no hash until the reader follows a link.
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);
  const left = useLeftPage();
  const labelOf = useVersionLabel();
  const linkFromHere = (version: GlobalVersion): VersionLink =>
    createLink(
      version.name === active.activeVersion?.name && active.activeDoc
        ? { path: active.activeDoc.path, hash, opens: 'page' }
        : versionTarget(version, active, hash),
      search,
    );
  return {
    linkTo: (version) => left?.links[version.name] ?? linkFromHere(version),
    leaveBy(link) {
      if (left) {
        rememberLeft(link, left);
      } else if (active.activeVersion) {
        const links = versions.map((version) => [version.name, linkFromHere(version)]);
        rememberLeft(link, {
          ...describeShownPage(labelOf(active.activeVersion)),
          links: Object.fromEntries(links) as Record<string, VersionLink>,
        });
      }
    },
  };
}

/** Keeps the query if the link leads to the same page. */
function createLink(target: VersionTarget, search: string): VersionLink {
  const { path, hash, opens } = target;
  return { ...target, to: path + (opens === 'page' ? search : '') + hash };
}
