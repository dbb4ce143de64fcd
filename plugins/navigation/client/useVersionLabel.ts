import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { labelOn } from '../releases';
import type { NavigationData } from '../types';

/** Names versions on the page on screen, by the release of the family that it is about. */
export function useVersionLabel(): (version: { name: string; label: string }) => string {
  const releases = usePluginData('navigation') as NavigationData;
  const { pathname } = useLocation();
  return (version) => labelOn(version, pathname, releases);
}
