import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type DragEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDelayed } from '@site/lib/browser/useDelayed';
import { detectVersion } from '@site/packages/component-docs-cli/src/upgrade/detectVersion';
import type { UpgradeFile, UpgradePath } from '@site/packages/component-docs-cli/src/upgrade/types';
import { pathFrom, printPath, readPath } from '../../client/choice';
import { readDeclared } from '../../client/readDeclared';
import type { Task } from '../../client/useUpgrade';
import CodePane, { type Mark, type ShownLine } from './CodePane';
import FileList from './FileList';
import ManifestField from './ManifestField';
import { PASTED } from './marksOf';
import VersionFields from './VersionFields';
import { labels } from './texts';
import styles from './styles.module.css';

const MANIFEST = 'package.json';
/** Milliseconds without a change after which the code is analyzed. */
const PAUSE_MS = 600;

interface Props {
  readonly code: string;
  readonly marks: ReadonlyMap<number, Mark>;
  readonly shown: ShownLine | null;
  readonly isBusy: boolean;
  readonly onCode: (code: string) => void;
  /** Called when the reader pauses after a change. */
  readonly onChange: (task: Task) => void;
  /** Called when the reader presses the button. */
  readonly onSubmit: (task: Task) => void;
  /** Called when no code is left. */
  readonly onClear: () => void;
}

/** Versions between which the example changes. */
const SAMPLE_PATH: UpgradePath = { from: 'v6', to: 'current' };

/** Code for readers who want to try the page. */
const SAMPLE = `import { DataGrid } from '@mui/x-data-grid';

const columns = [
  { field: 'customer', width: 160 },
  { field: 'total', type: 'number', valueFormatter: ({ value }) => \`\${value} €\` },
];

export default function Orders({ rows }) {
  return (
    <DataGrid
      rows={rows}
      columns={columns}
      rowBuffer={5}
      columnBuffer={2}
      experimentalFeatures={{ columnGrouping: true }}
    />
  );
}
`;

/** Form for two versions and code. The address contains the versions; the code never leaves the page. */
export default function TaskForm(props: Props): ReactNode {
  const { code, marks, shown, isBusy, onCode, onChange, onSubmit, onClear } = props;
  const texts = labels();
  const history = useHistory();
  const { search } = useLocation();
  const isBrowser = useIsBrowser();
  const path = readPath(isBrowser ? search : '');
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
  const isEmpty = code.trim() === '' && files.length === 0;
  const createTask = (): Task => ({
    ...path,
    files: [...(code.trim() === '' ? [] : [{ name: PASTED, text: code }]), ...files],
    declared: readDeclared(manifest) ?? {},
  });
  const handlers = useRef({ onChange, onClear, createTask, isEmpty });
  useEffect(() => {
    handlers.current = { onChange, onClear, createTask, isEmpty };
  });
  const key = [code, files, manifest, path.from, path.to].map(keyOf).join();
  const settled = useDelayed(key, PAUSE_MS);
  const first = useRef(true);
  const submitted = useRef('');
  useEffect(() => {
    const latest = handlers.current;
    // A task that the reader submitted during the pause is not analyzed again: that would undo the click on "Apply".
    if (!first.current && settled !== submitted.current) {
      (latest.isEmpty ? latest.onClear : () => latest.onChange(latest.createTask()))();
    }
    first.current = false;
  }, [settled]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    submitted.current = key;
    onSubmit(createTask());
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
      <div className={styles.head}>
        <VersionFields path={path} onChoose={choose} />
        <button type="submit" className={styles.primary} disabled={isBusy || isEmpty}>
          {texts.analyze}
        </button>
      </div>
      <CodePane label={texts.code} code={code} marks={marks} shown={shown} onChange={onCode} />
      <div className={styles.sources}>
        <label className={styles.chooser}>
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
        <button
          type="button"
          className={styles.button}
          onClick={() => {
            choose(SAMPLE_PATH.from, SAMPLE_PATH.to);
            onCode(SAMPLE);
          }}
        >
          {texts.sample}
        </button>
        <span className={styles.local}>{texts.local}</span>
      </div>
      <FileList
        files={files}
        onRemove={(name) => setFiles(files.filter((each) => each.name !== name))}
      />
      <ManifestField text={manifest} onChange={takeManifest} />
    </form>
  );
}

/** Adds files; each replaces an existing file with the same name. */
function mergeFiles(known: readonly UpgradeFile[], read: readonly UpgradeFile[]): UpgradeFile[] {
  const added = read.filter(({ name }) => /\.[cm]?[jt]sx?$/.test(name));
  return [...known.filter(({ name }) => !added.some((each) => each.name === name)), ...added];
}

const keyOf = (value: unknown): string => JSON.stringify(value);
