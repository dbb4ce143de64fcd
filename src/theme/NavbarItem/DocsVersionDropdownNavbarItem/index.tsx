import { translate } from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import type { LinkLikeNavbarItemProps } from '@theme/NavbarItem';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import { useShownPluginId } from '@site/lib/browser/docsPlugins';
import { describeStatus } from '@site/plugins/navigation/client/describeStatus';
import { describeTarget } from '@site/plugins/navigation/client/describeTarget';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { useVersionLinks } from '@site/plugins/navigation/client/useVersionLinks';
import { numberOn } from '@site/plugins/navigation/releases';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Returns the entries of the menu: the same page in each version that has it. */
function useEntries(pluginId: string): LinkLikeNavbarItemProps[] {
  const { activeVersion } = useActiveDocContext(pluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(pluginId);
  const numberOf = useVersionLabel(numberOn);
  const { linkTo, leaveBy } = useVersionLinks(pluginId);
  return useVersions(pluginId).map((version) => {
    const link = linkTo(version);
    const isActive = version === activeVersion;
    return {
      label: (
        <>
          {describeTarget(numberOf(version), isActive ? 'page' : link.opens)}{' '}
          <small>{describeStatus(version.name)}</small>
        </>
      ),
      to: link.to,
      isActive: () => isActive,
      onClick: () => {
        leaveBy(link);
        savePreferredVersionName(version.name);
      },
    };
  });
}

/**
 * Renders the version menu, labeled with the version on screen. Renders nothing if the documentation has only one
 * version.
 */
export default function DocsVersionDropdownNavbarItem({
  mobile = false,
  position,
  className,
}: Props): ReactNode {
  const plugin = useShownPluginId();
  const links = useEntries(plugin);
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
