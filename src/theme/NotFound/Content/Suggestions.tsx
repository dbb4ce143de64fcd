import { pathInLanguage, type Language } from '@site/src/paths/language';
import type { ReactNode } from 'react';
import type { ListedPage } from '@site/plugins/navigation/types';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly language: Language;
  readonly pages: readonly ListedPage[];
}

/** Renders a list of pages with their addresses, because several pages may have the same title. */
export default function Suggestions({ title, language, pages }: Props): ReactNode {
  if (pages.length === 0) {
    return null;
  }
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.pages}>
        {pages.map(([path, label]) => {
          const address = pathInLanguage(path, language);
          return (
            <li key={path}>
              {/* Pages in the other language are not part of this build. */}
              <a href={address}>{label}</a> <span className={styles.address}>{address}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
