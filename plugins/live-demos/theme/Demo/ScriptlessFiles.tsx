import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DOCS_VERSIONS } from '@site/src/versions';
import { sourceAddress } from '../../../demo-host/addresses';
import type { DemoDescriptor } from '../../types';
import styles from './styles.module.css';

/** Leads readers without scripts, who have no tabs, to the files and stylings beside the one that is listed. */
export default function ScriptlessFiles({ demo }: { readonly demo: DemoDescriptor }) {
  const { siteConfig } = useDocusaurusContext();
  if (demo.files.length === 1 && !demo.stylings) {
    return null;
  }
  const versionPath = DOCS_VERSIONS.find(({ name }) => name === demo.version)?.path ?? '';
  return (
    <noscript>
      <a
        className={styles.scriptlessFiles}
        href={sourceAddress(siteConfig.baseUrl, versionPath, demo.id)}
      >
        <Translate
          id="demo.allFiles"
          description="Link below a demo to all of its files, for readers without scripts"
        >
          All files of this demo
        </Translate>
      </a>
    </noscript>
  );
}
