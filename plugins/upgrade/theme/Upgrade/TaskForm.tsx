import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type DragEvent, type FormEvent, type ReactNode, useState } from 'react';
import { detectVersion } from '@site/packages/component-docs-cli/src/upgrade/detectVersion';
import type { UpgradeFile } from '@site/packages/component-docs-cli/src/upgrade/types';
import { pathFrom, printPath, readPath } from '../../client/choice';
import { readDeclared } from '../../client/readDeclared';
import type { Task } from '../../client/useUpgrade';
import FileList from './FileList';
import ManifestField from './ManifestField';
import VersionFields from './VersionFields';
import { labels } from './texts';
import styles from './styles.module.css';

/** File name of pasted code. */
const PASTED = 'code.tsx';
const MANIFEST = 'package.json';

interface Props {
  readonly onSubmit: (task: Task) => void;
  readonly isBusy: boolean;
}

/** Form for two versions and code. The address contains the versions; the code never leaves the page. */
export default function TaskForm({ onSubmit, isBusy }: Props): ReactNode {
  const texts = labels();
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const path = readPath(isBrowser ? search : '');
  const [code, setCode] = useState('');
  const [files, setFiles] = useState<readonly UpgradeFile[]>([]);
  const [manifest, setManifest] = useState('');
  const choose = (from: Task['from'], to: Task['to']): void =>
    history.replace({ search: printPath(pathFrom(from, to)) });

  const takeManifest = (text: string): void => {
    setManifest(text);
    const from = detectVersion(readDeclared(text) ?? {});
    if (from !== null) {
      choose(from, path.to);
    }
  };
  const takeFiles = async (list: FileList | null): Promise<void> => {
    const read = await Promise.all(
      [...(list ?? [])].map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    read.filter(({ name }) => name === MANIFEST).forEach(({ text }) => takeManifest(text));
    setFiles((known) => mergeFiles(known, read));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const pasted = code.trim() === '' ? [] : [{ name: PASTED, text: code }];
    onSubmit({ ...path, files: [...pasted, ...files], declared: readDeclared(manifest) ?? {} });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void takeFiles(event.dataTransfer.files);
  };
  return (
    <form
      className={styles.form}
      aria-label={texts.form}
      onSubmit={submit}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <VersionFields path={path} onChoose={choose} />
      <ManifestField text={manifest} onChange={takeManifest} />
      <label className={styles.field}>
        {texts.code}
        <textarea
          className={styles.code}
          dir="ltr"
          rows={12}
          spellCheck={false}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <label className={styles.field}>
        {texts.files}
        <input
          type="file"
          multiple
          accept=".js,.jsx,.ts,.tsx,.mjs,.cjs,.mts,.cts,.json"
          onChange={({ target }) => {
            void takeFiles(target.files);
          }}
        />
      </label>
      <FileList
        files={files}
        onRemove={(name) => setFiles(files.filter((each) => each.name !== name))}
      />
      <p className={styles.local}>{texts.local}</p>
      <button
        type="submit"
        className={styles.button}
        disabled={isBusy || (code.trim() === '' && files.length === 0)}
      >
        {texts.analyze}
      </button>
    </form>
  );
}

/** Adds files; each replaces an existing file with the same name. */
function mergeFiles(known: readonly UpgradeFile[], read: readonly UpgradeFile[]): UpgradeFile[] {
  const added = read.filter(({ name }) => /\.[cm]?[jt]sx?$/.test(name));
  return [...known.filter(({ name }) => !added.some((each) => each.name === name)), ...added];
}
