import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { WorkFile } from '../../../../shared/playground/types';
import { findNameProblem, type NameProblem } from '../../../../shared/playground/fileNames';
import styles from './styles.module.css';

interface Props {
  readonly files: readonly WorkFile[];
  /** The file to rename; `undefined` when a file is added. */
  readonly renamed: string | undefined;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a file, and explains why a name is rejected. */
export default function FileNameForm({ files, renamed, onName, onCancel }: Props): ReactNode {
  const [name, setName] = useState(renamed ?? '');
  const [problem, setProblem] = useState<NameProblem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => field.current?.select(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = findNameProblem(name, files, renamed);
    setProblem(found);
    if (found === null) {
      onName(name);
    } else {
      field.current?.focus();
    }
  }

  return (
    <form
      className={styles.nameForm}
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && onCancel()}
    >
      <label className={styles.choice}>
        <Translate
          id="playground.fileName"
          description="Label of the field for the name of a file on the playground"
        >
          File name
        </Translate>
        <input
          ref={field}
          className={styles.field}
          dir="ltr"
          value={name}
          autoComplete="off"
          spellCheck={false}
          placeholder="rows.ts"
          aria-invalid={problem !== null}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ target }) => setName(target.value.trim())}
        />
      </label>
      <button type="submit" className={styles.button}>
        <Translate id="playground.saveName" description="Button that takes the name of a file">
          Save
        </Translate>
      </button>
      <button type="button" className={styles.button} onClick={onCancel}>
        <Translate id="playground.cancel" description="Button that closes the field for a name">
          Cancel
        </Translate>
      </button>
      {problem && (
        <p id={problemId} role="alert" className={styles.problem}>
          {problemTexts()[problem]}
        </p>
      )}
    </form>
  );
}

const problemTexts = (): Record<NameProblem, string> => ({
  shape: translate({
    id: 'playground.name.shape',
    message:
      'A name begins with a letter, has no folders, and ends with .tsx, .ts, .jsx, .js, .css or .json.',
    description: 'Why a file of the playground cannot have a name',
  }),
  taken: translate({
    id: 'playground.name.taken',
    message: 'Another file already has this name.',
    description: 'Why a file of the playground cannot have a name',
  }),
  component: translate({
    id: 'playground.name.component',
    message: 'The first file holds the component that runs: its name ends with .tsx or .jsx.',
    description: 'Why a file of the playground cannot have a name',
  }),
  reserved: translate({
    id: 'playground.name.reserved',
    message: 'This name is reserved for exported projects.',
    description: 'Why a file of the playground cannot have a name',
  }),
});
