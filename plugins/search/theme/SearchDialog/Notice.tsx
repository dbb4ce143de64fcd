import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Question } from '../../client/useSearch';
import styles from './styles.module.css';

interface Props {
  readonly question: Question;
  /** Whether the query has no answer yet. */
  readonly isWaiting: boolean;
  readonly failure: string | null;
  /** Whether the complete index has no results. */
  readonly hasNone: boolean;
  readonly hasRecent: boolean;
  readonly onRetry: () => void;
  readonly onReset: () => void;
  readonly onForget: () => void;
}

/** Shows help when there are no results: how to search, what to try, or what failed. */
export default function Notice(props: Props): ReactNode {
  const { question, isWaiting, failure, hasNone, hasRecent, onRetry, onReset, onForget } = props;
  const { text, group, plan, flag } = question;
  if (failure !== null) {
    return (
      <div className={styles.notice} role="alert">
        <p>
          <Translate
            id="search.failure"
            description="The search cannot work; the reason follows in English"
          >
            The search index could not be loaded. Check your connection.
          </Translate>
        </p>
        <p lang="en">{failure}</p>
        <button type="button" onClick={onRetry}>
          <Translate id="search.retry" description="Button that fetches the search index again">
            Try again
          </Translate>
        </button>
      </div>
    );
  }
  if (hasNone) {
    return (
      <div className={styles.notice}>
        <p>
          <Translate id="search.none.help" description="What to try when a search has no results">
            Try fewer or different words, or part of a name. To search another version, switch to it
            in the version menu first.
          </Translate>
        </p>
        {(group || plan || flag) && (
          <button type="button" onClick={onReset}>
            <Translate id="search.reset" description="Button that clears all search filters">
              Search without filters
            </Translate>
          </button>
        )}
      </div>
    );
  }
  if (isWaiting || text.trim() !== '') {
    return null;
  }
  return (
    <div className={styles.notice}>
      <p>
        <Translate
          id="search.help"
          description="Shown in the search before anything is typed"
          values={{
            member: <code translate="no">colDef</code>,
            path: <code translate="no">GridApi.setPage</code>,
          }}
        >
          {'Type words or any part of an API name, such as {member} or {path}.'}
        </Translate>
      </p>
      {hasRecent && (
        <button type="button" onClick={onForget}>
          <Translate
            id="search.forget"
            description="Button that clears the list of recent searches"
          >
            Clear recent searches
          </Translate>
        </button>
      )}
    </div>
  );
}
