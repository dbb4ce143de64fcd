import Translate, { translate } from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import { useDocsConfig } from '../../../client/DocsConfigProvider';
import { useMyVersion } from '../../../client/useMyVersion';
import styles from './styles.module.css';

/** Select for the version that the reader uses; pages of other versions offer a link to it. */
export default function VersionField(): ReactNode {
  const { versions } = useDocsConfig();
  const { version, remember } = useMyVersion();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        <Translate id="settings.version" description="Label in the settings">
          My version
        </Translate>
      </label>
      <select
        id={id}
        className={styles.select}
        value={version?.name ?? ''}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => remember(target.value || null)}
      >
        <option value="">
          {translate({
            id: 'settings.version.none',
            message: 'Not chosen',
            description: 'Entry in the list of versions in the settings',
          })}
        </option>
        {versions.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        <Translate id="settings.version.hint" description="Below the list of versions">
          Pages of other versions will offer a link to this one.
        </Translate>
      </p>
    </div>
  );
}
