import { translate } from '@docusaurus/Translate';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDeferredValue, useMemo, useState, type ReactNode, type Ref } from 'react';
import { filterPages, type PageItem } from './filterPages';
import Hits from './Hits';
import styles from './styles.module.css';

interface Props {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
  readonly onItemClick?: (item: PageItem) => void;
  /** The whole sidebar, which is displayed while the filter is empty. */
  readonly children: ReactNode;
  readonly treeRef?: Ref<HTMLDivElement>;
}

/** Renders a field above the sidebar that filters its pages by title. */
export default function SidebarFilter({
  items,
  activePath,
  onItemClick,
  children,
  treeRef,
}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const shownQuery = useDeferredValue(query.trim());
  const hits = useMemo(() => filterPages(items, shownQuery), [items, shownQuery]);
  const label = translate({
    id: 'sidebarFilter.label',
    message: 'Filter pages',
    description: 'Name of the field above the sidebar',
  });
  return (
    <>
      <div className={styles.field}>
        <input
          className={styles.input}
          type="search"
          autoComplete="off"
          aria-label={label}
          placeholder={label}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setQuery('')}
        />
      </div>
      {shownQuery !== '' && (
        <nav className="menu thin-scrollbar" aria-label={label}>
          <Hits hits={hits} activePath={activePath} onItemClick={onItemClick} />
        </nav>
      )}
      <div ref={treeRef} className={styles.tree} hidden={shownQuery !== ''}>
        {children}
      </div>
    </>
  );
}
