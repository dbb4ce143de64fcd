import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
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
