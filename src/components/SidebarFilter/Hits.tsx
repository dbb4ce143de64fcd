import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { isSamePath } from '@docusaurus/theme-common/internal';
import MarkedLabel from '@site/src/components/MarkedLabel';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Hit, PageItem } from './filterPages';
import styles from './styles.module.css';

/** Maximum number of results; readers refine the filter instead of scrolling through more. */
const MAX_HITS = 50;

interface Props {
  readonly hits: readonly Hit[];
  readonly activePath: string;
  readonly onItemClick?: (item: PageItem) => void;
}

/** Renders the pages that match the filter. */
export default function Hits({ hits, activePath, onItemClick }: Props): ReactNode {
  return (
    <>
      <p className={styles.summary} role="status">
        {translate(
          {
            id: 'sidebarFilter.summary',
            message: 'Matching pages: {count}',
            description: 'How many pages the filter of the sidebar leaves',
          },
          { count: hits.length },
        )}
      </p>
      <ul className={clsx('menu__list', styles.hits)}>
        {hits.slice(0, MAX_HITS).map(({ item, trail }) => {
          const isActive = isSamePath(item.href, activePath);
          return (
            <li key={item.href} className="menu__list-item">
              <Link
                className={clsx('menu__link', isActive && 'menu__link--active', styles.hit)}
                aria-current={isActive ? 'page' : undefined}
                to={item.href}
                onClick={() => onItemClick?.(item)}
              >
                <span>
                  <MarkedLabel item={item} />
                </span>
                <span className={styles.trail}>{trail.join(' › ')}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}
