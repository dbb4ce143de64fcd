import type { ReactNode } from 'react';
import type { Upgrade } from '@site/packages/component-docs-cli/src/upgrade/types';
import Failures from './Failures';
import FileDiff from './FileDiff';
import HitGroups from './HitGroups';
import { headings, statusTexts } from './texts';

interface Props {
  readonly upgrade: Upgrade;
  /** Receives the changed code when the reader wants it in the field. */
  readonly onTake: (code: string) => void;
}

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
