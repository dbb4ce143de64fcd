import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import type { Labels } from '../../pages/labels';
import styles from './styles.module.css';

export interface Props {
  readonly id: string;
  readonly title: string;
  readonly labels: Labels;
  readonly level?: 2 | 3 | 4;
  /** Language of the title when it is not that of the page. */
  readonly lang?: string;
  readonly children: ReactNode;
}

/** A part of the page under a heading with an anchor, hidden when the filter leaves nothing of it. */
export default function Section({
  id,
  title,
  labels,
  level = 2,
  lang,
  children,
}: Props): ReactNode {
  const Heading = `h${level}` as const;
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.section} data-api-section="">
      <Heading id={id} className="anchor" lang={lang}>
        {title}
        <a href={`#${id}`} className="hash-link" aria-label={labels['heading.link']} />
      </Heading>
      {children}
    </section>
  );
}
