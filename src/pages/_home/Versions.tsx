import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import { describeStatus } from '@site/plugins/navigation/client/describeStatus';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { numberOn } from '@site/plugins/navigation/releases';
import Heading from '@theme/Heading';
import styles from './Versions.module.css';

function startPage(version: GlobalVersion): string {
  const main = version.docs.find((doc) => doc.id === version.mainDocId) ?? version.docs[0];
  return main?.path ?? version.path;
}

/** Renders the documented versions, each with a link to its first page. */
export default function Versions() {
  const versions = useVersions(useMainPluginId());
  const numberOf = useVersionLabel(numberOn);
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.heading}>
        <Translate id="home.versions" description="Heading of the list of versions">
          Versions
        </Translate>
      </Heading>
      <ul className={styles.list}>
        {versions.map((version) => (
          <li key={version.name}>
            <Link className={styles.version} to={startPage(version)}>
              <strong>{numberOf(version)}</strong>
              <span>{describeStatus(version.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
