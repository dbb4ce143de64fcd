import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { sourceAddress } from '../../../shared/hostAddresses';
import type { DemoDescriptor } from '../../../shared/types';
import styles from './styles.module.css';

/**
 * Lists the other files and stylings of the demo for readers without tabs, in print or without scripts.
 *
 * Print includes their names and address, not their code: a browser cannot load anything while it prints, and a page
 * whose demos share their rows would print these repeatedly.
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
