import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import type { ReactNode } from 'react';
import { versionOfPlugin } from '@site/src/versions';
import VersionTitles from './VersionTitles';

/** Docusaurus' component, with titles that name the version. */
export default function VersionedTitles(props: Props): ReactNode {
  const { pluginId, version: docusaurusName } = props.version;
  return (
    <VersionTitles version={versionOfPlugin(pluginId, docusaurusName)}>
      <DocVersionRoot {...props} />
    </VersionTitles>
  );
}
