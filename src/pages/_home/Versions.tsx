import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useMainPluginId } from '@site/lib/browser/docsPlugins';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { currentVersionOf } from '@site/src/versions';
import Heading from '@theme/Heading';
import styles from './Versions.module.css';

function describeVersion(name: string): string {
  if (name === currentVersionOf('x').name) {
    return translate({
      id: 'home.version.current',
      message: 'Current release',
      description: 'Beside the current version on the home page',
    });
  }
  return name === 'next'
    ? translate({
        id: 'home.version.next',
        message: 'Newer release',
        description: 'Beside the next version on the home page',
      })
    : translate({
        id: 'home.version.old',
        message: 'Earlier release',
        description: 'Beside an old version on the home page',
      });
}

function startPage(version: GlobalVersion): string {
  const main = version.docs.find((doc) => doc.id === version.mainDocId) ?? version.docs[0];
  return main?.path ?? version.path;
}

/** Renders the documented versions, each with a link to its first page. */
export default function Versions() {
  const versions = useVersions(useMainPluginId());
  const labelOf = useVersionLabel();
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
              <strong>{labelOf(version)}</strong>
              <span>{describeVersion(version.name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
