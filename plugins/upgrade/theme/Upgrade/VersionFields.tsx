import type { ReactNode } from 'react';
import { VERSION_NAMES, type VersionName } from '@site/plugins/api-reference/data/during';
import type { UpgradePath } from '@site/packages/component-docs-cli/src/upgrade/types';
import { useMajorLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { labels } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly path: UpgradePath;
  readonly onChoose: (from: VersionName, to: VersionName) => void;
}

/** Fields for the current version and a later target version. */
export default function VersionFields({ path: { from, to }, onChoose }: Props): ReactNode {
  const texts = labels();
  const later = VERSION_NAMES.slice(VERSION_NAMES.indexOf(from) + 1);
  return (
    <div className={styles.versions}>
      <Select
        label={texts.from}
        value={from}
        names={VERSION_NAMES.slice(0, -1)}
        onChange={(name) => onChoose(name, to)}
      />
      <Select label={texts.to} value={to} names={later} onChange={(name) => onChoose(from, name)} />
    </div>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: VersionName;
  readonly names: readonly VersionName[];
  readonly onChange: (name: VersionName) => void;
}

function Select({ label, value, names, onChange }: SelectProps): ReactNode {
  const labelOf = useMajorLabel();
  return (
    <label className={styles.field}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value as VersionName)}>
        {names.map((name) => (
          <option key={name} value={name}>
            {labelOf(name)}
          </option>
        ))}
      </select>
    </label>
  );
}
