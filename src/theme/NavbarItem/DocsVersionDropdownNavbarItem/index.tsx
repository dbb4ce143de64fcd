import { translate } from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useShownPluginId } from '@site/lib/browser/docsPlugins';
import { describeTarget } from '@site/plugins/navigation/client/describeTarget';
import { rememberLeft } from '@site/plugins/navigation/client/leftPage';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { versionTarget } from '@site/plugins/navigation/client/versionTarget';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The entries of the menu: the same page in every version that has it. */
function useVersionLinks(pluginId: string): LinkLikeNavbarItemProps[] {
  const active = useActiveDocContext(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const labelOf = useVersionLabel();
  const search = useHistorySelector(({ location }) => location.search);
  const hash = useHistorySelector(({ location }) => location.hash);
  return useVersions(pluginId).map((version: GlobalVersion) => {
    const target = versionTarget(version, active, hash);
    const { path, opens } = target;
    const isActive = version === active.activeVersion;
    return {
      label: describeTarget(labelOf(version), opens),
      to: path + (opens === 'page' ? search : '') + target.hash,
      isActive: () => isActive,
      onClick: () => {
        if (active.activeVersion) {
          rememberLeft(target, labelOf(active.activeVersion));
        }
        savePreferredVersionName(version.name);
      },
    };
  });
}

/** The menu of documented versions, named after the one on screen; a part of the documentation with one version has none. */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  position,
  className,
}: Props): ReactNode {
  const plugin = useShownPluginId();
  const links = useVersionLinks(plugin);
  const [shown] = useDocsVersionCandidates(plugin);
  const label = useVersionLabel()(shown);
  const name = translate(
    {
      id: 'navbar.version',
      message: 'Version: {version}',
      description: 'Name of the version menu; its visible text on a desktop is the version alone',
    },
    { version: label },
  );
  return links.length < 2 ? null : (
    <DropdownNavbarItem
      mobile={mobile}
      position={position}
      className={clsx(className, !mobile && 'docs-version-menu')}
      label={mobile ? name : label}
      aria-label={name}
      items={links}
    />
  );
}
