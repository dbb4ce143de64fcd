import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sourceAddress } from '../../../../lib/demos/hostAddresses';
import type { DemoDescriptor } from '../../../../lib/demos/types';
import styles from './styles.module.css';

/**
 * Leads readers who have no tabs, on paper or without scripts, to the files and stylings beside the one that is listed.
 *
 * Paper has their names and address, not their code: nothing can be loaded while a browser prints, and a page whose demos
 * share their rows would print these again and again.
 */
export default function FilesElsewhere({ demo }: { readonly demo: DemoDescriptor }) {
  const { siteConfig } = useDocusaurusContext();
  if (demo.files.length === 1 && !demo.stylings) {
    return null;
  }
  const link = (
    <a href={sourceAddress(siteConfig.baseUrl, demo.version, demo.id)}>
      <Translate
        id="demo.allFiles"
        description="Link below a demo to all of its files, for readers without scripts and on paper, where its address follows"
      >
        All files of this demo
      </Translate>
    </a>
  );
  return (
    <p className={styles.filesElsewhere} data-demo-files="">
      {demo.files.length === 1 ? (
        link
      ) : (
        <Translate
          id="demo.allFiles.named"
          description="The link “All files of this demo” with the names of these files"
          values={{ link, files: demo.files.join(', ') }}
        >
          {'{link}: {files}'}
        </Translate>
      )}
    </p>
  );
}
