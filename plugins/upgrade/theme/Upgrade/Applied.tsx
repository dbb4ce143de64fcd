import { type ReactNode, useState } from 'react';
import type { Upgrade, UpgradedFile } from '@site/packages/component-docs-cli/src/upgrade/types';
import { copyText } from '@site/lib/browser/copyText';
import { type DiffLine, diffLines } from '@site/packages/component-docs-cli/src/upgrade/diffLines';
import Failures from './Failures';
import HitGroups from './HitGroups';
import { headings, statusTexts, labels } from './texts';
import { PASTED } from './marksOf';
import styles from './styles.module.css';

interface Props {
  readonly upgrade: Upgrade;
  /** Receives the changed code when the reader wants it in the field. */
  readonly onTake: (code: string) => void;
}

/** Number of unchanged lines shown around a change. */
const AROUND = 3;
const SIGNS = { same: ' ', removed: '-', added: '+' } as const;

/** The changed files, and the changes that must be made by hand. */
export default function Applied({ upgrade, onTake }: Props): ReactNode {
  const { files, codemods, left } = upgrade;
  const titles = headings();
  return (
    <>
      <h2>{titles.result}</h2>
      <Failures failures={left.failures} />
      {codemods.length > 0 && <p>{statusTexts().codemods(codemods.join(', '))}</p>}
      {files.map((file) => (
        <FileDiff key={file.name} file={file} onTake={onTake} />
      ))}
      {left.hits.length > 0 && (
        <>
          <h2>{titles.left}</h2>
          <HitGroups hits={left.hits} level={3} />
        </>
      )}
    </>
  );
}

interface DiffProps {
  readonly file: UpgradedFile;
  readonly onTake: (code: string) => void;
}

/** Changes in a file, and buttons that copy, download or keep it. */
function FileDiff({ file, onTake }: DiffProps): ReactNode {
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
