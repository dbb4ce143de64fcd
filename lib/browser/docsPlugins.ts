import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import { INSTANCES } from '../../src/versions/instances';

/** Returns the id of the docs plugin that represents the site on pages without one: the first of the build. */
export function useMainPluginId(): string {
  const loaded = useAllDocsData();
  const [first] = INSTANCES.filter(({ pluginId }) => Object.hasOwn(loaded, pluginId));
  return (first ?? INSTANCES[0]!).pluginId;
}

/**
 * Returns the id of the docs plugin whose page is on screen. It cannot depend on an address without a page, which the
 * server does not know.
 */
export function useShownPluginId(): string {
  const main = useMainPluginId();
  const around = useActivePlugin()?.pluginId ?? main;
  const { activeDoc } = useActiveDocContext(around);
  return activeDoc ? around : main;
}
