import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';
import styles from './Qualities.module.css';

interface Quality {
  readonly name: ReactNode;
  readonly text: ReactNode;
}

const QUALITIES: readonly Quality[] = [
  {
    name: (
      <Translate id="home.quality.demos" description="Heading on the home page">
        Demos to start from
      </Translate>
    ),
    text: (
      <Translate id="home.quality.demos.text" description="Text on the home page">
        Edit a demo on its page, open it in the playground, or download it as a project with all of
        its files, in TypeScript or JavaScript.
      </Translate>
    ),
  },
  {
    name: (
      <Translate id="home.quality.api" description="Heading on the home page">
        The whole API
      </Translate>
    ),
    text: (
      <Translate id="home.quality.api.text" description="Text on the home page">
        Props, defaults, slots and CSS classes of every component, with the version that added them
        and the guides that use them.
      </Translate>
    ),
  },
  {
    name: (
      <Translate id="home.quality.versions" description="Heading on the home page">
        The version you use
      </Translate>
    ),
    text: (
      <Translate id="home.quality.versions.text" description="Text on the home page">
        Guides and demos for every major version from 4 to 8. When you change the version, you stay
        on the same topic if that version has it.
      </Translate>
    ),
  },
  {
    name: (
      <Translate id="home.quality.problems" description="Heading on the home page">
        Known problems
      </Translate>
    ),
    text: (
      <Translate id="home.quality.problems.text" description="Text on the home page">
        What does not work as documented, in which versions, and how to work around it.
      </Translate>
    ),
  },
];

/** Renders what readers find in this documentation. */
export default function Qualities() {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.heading}>
        <Translate id="home.qualities" description="Heading on the home page">
          What you find here
        </Translate>
      </Heading>
      <dl className={styles.list}>
        {QUALITIES.map(({ name, text }, index) => (
          <div key={index}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
