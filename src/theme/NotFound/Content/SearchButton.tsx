import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Event that opens the site's search with a query, wherever the search is on the page. */
const OPEN_SEARCH = 'docs:search';

interface Props {
  readonly words: string;
  readonly text: (key: string, values?: Record<string, string>) => string;
}

/** Renders a button that searches for the words of the address. */
export default function SearchButton({ words, text }: Props): ReactNode {
  if (words === '') {
    return null;
  }
  const search = () =>
    window.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail: { query: words } }));
  return (
    <p>
      <button type="button" className={styles.search} onClick={search}>
        {text('search', { words })}
      </button>
    </p>
  );
}
