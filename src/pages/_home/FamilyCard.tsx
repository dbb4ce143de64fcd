import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { Family } from './families';
import styles from './FamilyCard.module.css';

/** Renders a component family: a picture, its purpose and the links to its pages. */
export default function FamilyCard({ family }: { readonly family: Family }) {
  const { Impression, links, name, packageName, summary, to } = family;
  return (
    <section className={styles.card}>
      <div className={styles.impression} aria-hidden="true">
        <Impression />
      </div>
      <div className={styles.text}>
        <Heading as="h2" className={styles.name}>
          <Link to={to}>{name}</Link>
        </Heading>
        <code translate="no" className={styles.package}>
          {packageName}
        </code>
        <p className={styles.summary}>{summary}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
