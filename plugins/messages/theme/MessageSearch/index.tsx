import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type ReactNode } from 'react';
import { useDelayed } from '@site/lib/browser/useDelayed';
import { useShownVersion } from '@site/lib/browser/useShownVersion';
import { majorLabel } from '@site/src/versions';
import { findEntries, type FoundEntry } from '../../client/findEntry';
import { likelyVersions } from '../../client/likelyVersions';
import styles from './styles.module.css';

/** Milliseconds without a key press after which a typed text is searched; a pasted one is complete at once. */
const PAUSE_MS = 150;

interface Result {
  readonly text: string;
  /** `null` if the messages could not be loaded. */
  readonly entries: readonly FoundEntry[] | null;
}

/** Renders a field in which a pasted error finds the entry that explains it. */
export default function MessageSearch(): ReactNode {
  const { name: shown } = useShownVersion();
  const [typed, setTyped] = useState('');
  const text = useDelayed(typed.trim(), PAUSE_MS);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (entries: Result['entries']) => isWanted && setResult({ text, entries });
    if (text !== '') {
      findEntries(likelyVersions(text, shown), text).then(show, () => show(null));
    }
    return () => {
      isWanted = false;
    };
  }, [text, shown]);
  const found = text !== '' && result?.text === text ? result.entries : undefined;
  return (
    <div className={styles.search}>
      <label className={styles.label}>
        <Translate
          id="messageSearch.label"
          description="Label of the field for a pasted error message"
        >
          Paste your error, with its stack
        </Translate>
        <textarea
          className={styles.field}
          dir="ltr"
          rows={5}
          spellCheck={false}
          value={typed}
          placeholder="MUI X: …"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <div role="status" className={styles.status}>
        {found === null && <Failed />}
        {found && (found.length === 0 ? <Nothing /> : <Heading entries={found} shown={shown} />)}
      </div>
      {found && found.length > 0 && (
        <ul className={styles.found} role="list">
          {found.map((entry) => (
            <Entry key={entry.address} entry={entry} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Entry({ entry: { address, text } }: { readonly entry: FoundEntry }): ReactNode {
  const to = useBaseUrl(address);
  return (
    <li>
      <code translate="no" lang="en" dir="ltr">
        {text}
      </code>
      <Link to={to}>
        <Translate id="messageSearch.open" description="Link to the entry that explains a message">
          Meaning, causes and fix
        </Translate>
      </Link>
    </li>
  );
}

function Heading({
  entries,
  shown,
}: {
  readonly entries: readonly FoundEntry[];
  readonly shown: string;
}): ReactNode {
  const [{ version }] = entries as [FoundEntry];
  return version === shown
    ? translate({
        id: 'messageSearch.found',
        message: 'Explained here, the most likely first:',
        description: 'Above the entries that a pasted error may come from',
      })
    : translate(
        {
          id: 'messageSearch.otherVersion',
          message: 'Explained among the messages of {version}:',
          description: 'Above entries of another version than the page',
        },
        { version: majorLabel(version) },
      );
}

function Nothing(): ReactNode {
  return (
    <Translate
      id="messageSearch.nothing"
      description="In place of entries, if no version has a message like the pasted text"
    >
      No package of any version prints this. It may come from other software, or from your own code.
    </Translate>
  );
}

function Failed(): ReactNode {
  return (
    <Translate id="messageSearch.failed" description="In place of entries, without a connection">
      The messages could not be loaded. Check your connection, then change the text.
    </Translate>
  );
}
