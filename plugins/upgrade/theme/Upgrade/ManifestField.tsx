import type { ReactNode } from 'react';
import { detectVersion } from '@site/packages/component-docs-cli/src/upgrade/detectVersion';
import { useMajorLabel } from '@site/plugins/navigation/client/useVersionLabel';
import { readDeclared } from '../../client/readDeclared';
import { labels, statusTexts } from './texts';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Field for a `package.json`, which determines the current version and the installed packages. */
export default function ManifestField({ text, onChange }: Props): ReactNode {
  const texts = labels();
  const labelOf = useMajorLabel();
  const found = detectVersion(readDeclared(text) ?? {});
  const said = statusTexts();
  return (
    <details className={styles.manifest}>
      <summary>{texts.manifest}</summary>
      <label className={styles.field}>
        {texts.manifestField}
        <textarea
          className={styles.code}
          dir="ltr"
          rows={6}
          spellCheck={false}
          value={text}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
      <p role="status">
        {text.trim() !== '' && (found === null ? said.undetected : said.detected(labelOf(found)))}
      </p>
    </details>
  );
}
