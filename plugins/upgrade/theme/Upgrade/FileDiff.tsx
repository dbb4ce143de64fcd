import { type ReactNode, useState } from 'react';
import { copyText } from '@site/lib/browser/copyText';
import { type DiffLine, diffLines } from '@site/packages/component-docs-cli/src/upgrade/diffLines';
import type { UpgradedFile } from '@site/packages/component-docs-cli/src/upgrade/types';
import { PASTED } from './marksOf';
import { labels } from './texts';
import styles from './styles.module.css';

/** Number of unchanged lines shown around a change. */
const AROUND = 3;
const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

interface Props {
  readonly file: UpgradedFile;
  readonly onTake: (code: string) => void;
}

/** Changes in a file, and buttons that copy, download or keep it. */
export default function FileDiff({ file, onTake }: Props): ReactNode {
  const { name, before, after } = file;
  const texts = labels();
  const [isCopied, setCopied] = useState(false);
  const lines = before === after ? [] : diffLines(before, after);
  return (
    <section className={styles.file} aria-label={name}>
      <div className={styles.fileHead}>
        <code translate="no">{name}</code>
        <button
          type="button"
          onClick={() => {
            void copyText(after).then(setCopied);
          }}
        >
          {isCopied ? texts.copied : texts.copy}
        </button>
        <button type="button" onClick={() => download(name, after)}>
          {texts.download}
        </button>
        {name === PASTED && lines.length > 0 && (
          <button type="button" onClick={() => onTake(after)}>
            {texts.take}
          </button>
        )}
      </div>
      {lines.length === 0 ? (
        <p>{texts.unchanged}</p>
      ) : (
        // Focusable, so that the keyboard can scroll wide lines.
        <pre className={styles.diff} dir="ltr" tabIndex={0} translate="no">
          {listShown(lines).map((line, index) => (
            <span key={index} data-kind={line?.kind ?? 'gap'}>
              {line ? `${SIGNS[line.kind]} ${line.text}` : '⋯'}
              {'\n'}
            </span>
          ))}
        </pre>
      )}
    </section>
  );
}

/** Returns the changed lines with the lines around them, and `null` for each gap. */
function listShown(lines: readonly DiffLine[]): (DiffLine | null)[] {
  const isNear = (index: number): boolean =>
    lines
      .slice(Math.max(0, index - AROUND), index + AROUND + 1)
      .some(({ kind }) => kind !== 'same');
  return lines.flatMap((line, index): (DiffLine | null)[] => {
    if (isNear(index)) {
      return [line];
    }
    return index > 0 && isNear(index - 1) ? [null] : [];
  });
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
