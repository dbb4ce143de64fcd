import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { majorLabel } from '@site/src/versions';
import { labelOn } from '../releases';
import type { NavigationData } from '../types';

/** Returns a function that labels versions on the page on screen, using the release of the page's family. */
export function useVersionLabel(
  format = labelOn,
): (version: { name: string; label: string }) => string {
  const releases = usePluginData('navigation') as NavigationData;
  const { pathname } = useLocation();
  return (version) => format(version, pathname, releases);
}

/** Returns a function that labels versions by their major, `v7`, and `next` with its release. */
export function useMajorLabel(): (name: string) => string {
  const releases = usePluginData('navigation') as NavigationData;
  return (name) => {
    const label = majorLabel(name);
    return name === 'next' ? labelOn({ name, label }, '/', releases) : label;
  };
}
