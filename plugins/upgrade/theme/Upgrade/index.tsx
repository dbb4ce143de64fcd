import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useUpgrade } from '../../client/useUpgrade';
import Applied from './Applied';
import FoundChanges from './FoundChanges';
import TaskForm from './TaskForm';
import Status from './Status';
import styles from './styles.module.css';

/** Shows which changes an upgrade requires in the reader's code, and applies the automatic ones. */
export default function Upgrade(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const languageRoot = siteConfig.baseUrl;
  const root =
    i18n.currentLocale === i18n.defaultLocale
      ? languageRoot
      : languageRoot.replace(new RegExp(`${i18n.currentLocale}/$`), '');
  const upgrade = useUpgrade(root, languageRoot);
  return (
    <div className={styles.upgrade}>
      <TaskForm onSubmit={upgrade.analyze} isBusy={upgrade.state === 'analyzing'} />
      <Status upgrade={upgrade} />
      {upgrade.found && <FoundChanges upgrade={upgrade} found={upgrade.found} />}
      {upgrade.upgrade && <Applied upgrade={upgrade.upgrade} />}
    </div>
  );
}
