import {
  useActiveDocContext,
  useActivePlugin,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';
import { INSTANCES } from '../../src/versions/instances';

/** Id of the docs plugin that speaks for the site where no page of another is on screen: the first of the build. */
export function useMainPluginId(): string {
  const loaded = useAllDocsData();
  const [first] = INSTANCES.filter(({ pluginId }) => Object.hasOwn(loaded, pluginId));
  return (first ?? INSTANCES[0]!).pluginId;
}

/** Id of the docs plugin whose page is on screen. An address without a page tells nothing: the server does not know it. */
export function useShownPluginId(): string {
  const main = useMainPluginId();
  const around = useActivePlugin()?.pluginId ?? main;
  const { activeDoc } = useActiveDocContext(around);
  return activeDoc ? around : main;
}
