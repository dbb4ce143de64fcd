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
        Checked demos
      </Translate>
    ),
    text: (
      <Translate id="home.quality.demos.text" description="Text on the home page">
        Every demo can be copied, edited in place or exported as a project with all of its files.
        Its types are checked against the packages of its version, and it is opened in a browser in
        light and dark, left to right and right to left.
      </Translate>
    ),
  },
  {
    name: (
      <Translate id="home.quality.api" description="Heading on the home page">
        A reference read from the code
      </Translate>
    ),
    text: (
      <Translate id="home.quality.api.text" description="Text on the home page">
        Props, defaults, slots and CSS classes come from the declarations of the installed packages
        at each build, so the reference matches the release.
      </Translate>
    ),
  },
  {
    name: (
      <Translate id="home.quality.versions" description="Heading on the home page">
        Each version on its own packages
      </Translate>
    ),
    text: (
      <Translate id="home.quality.versions.text" description="Text on the home page">
        The demos of version 5 run version 5. Changing the version keeps you on the same page where
        that version has it.
      </Translate>
    ),
  },
  {
    name: (
      <Translate id="home.quality.light" description="Heading on the home page">
        Text first, components when needed
      </Translate>
    ),
    text: (
      <Translate id="home.quality.light.text" description="Text on the home page">
        A page is readable before any component library has loaded. A demo starts when it comes into
        view, and its place is reserved so that nothing moves.
      </Translate>
    ),
  },
];

/** Renders the strengths of this documentation. */
export default function Qualities() {
  return (
    <section className={styles.section}>
      <Heading as="h2" className={styles.heading}>
        <Translate id="home.qualities" description="Heading on the home page">
          How these docs are made
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
