import { usePluginData } from '@docusaurus/useGlobalData';
import { majorLabel } from '@site/src/versions';
import { labelOn } from '../releases';
import type { NavigationData } from '../types';

/** Returns a function that labels versions by their major, `v7`, and `next` with its release. */
export function useMajorLabel(): (name: string) => string {
  const releases = usePluginData('navigation') as NavigationData;
  return (name) => {
    const label = majorLabel(name);
    return name === 'next' ? labelOn({ name, label }, '/', releases) : label;
  };
}
