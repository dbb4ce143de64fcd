import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import { TOOLS } from './content';
import styles from './Versions.module.css';

interface Tool {
  readonly to: string;
  readonly name: ReactNode;
  readonly text: ReactNode;
}

const LIST: readonly Tool[] = [
  {
    to: TOOLS['home.tool.upgrade'],
    name: (
      <Translate id="home.tool.upgrade" description="Link on the home page">
        Upgrade your code
      </Translate>
    ),
    text: (
      <Translate id="home.tool.upgrade.text" description="Below a link on the home page">
        Paste a component, see every line that changes, and take the result.
      </Translate>
    ),
  },
  {
    to: TOOLS['home.tool.messages'],
    name: (
      <Translate id="home.tool.messages" description="Link on the home page">
        Explain an error
      </Translate>
    ),
    text: (
      <Translate id="home.tool.messages.text" description="Below a link on the home page">
        Paste a stack trace and read what it means and how to fix it.
      </Translate>
    ),
  },
  {
    to: TOOLS['home.tool.compare'],
    name: (
      <Translate id="home.tool.compare" description="Link on the home page">
        Compare versions
      </Translate>
    ),
    text: (
      <Translate id="home.tool.compare.text" description="Below a link on the home page">
        Every prop, slot and export that differs between two releases.
      </Translate>
    ),
  },
  {
    to: TOOLS['home.tool.playground'],
    name: (
      <Translate id="home.tool.playground" description="Link on the home page">
        Playground
      </Translate>
    ),
    text: (
      <Translate id="home.tool.playground.text" description="Below a link on the home page">
        Edit any demo in any version, and share or download it.
      </Translate>
    ),
  },
];

/** Renders links to the tools that work on the reader's own code. */
export default function Tools() {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.heading}>
        <Translate id="home.tools" description="Heading of the list of tools on the home page">
          For your own code
        </Translate>
      </Heading>
      <ul className={styles.list}>
        {LIST.map(({ to, name, text }) => (
          <li key={to}>
            <Link className={styles.version} to={to}>
              <strong>{name}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
