import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { arriveAt } from '@site/lib/browser/arriveAt';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLeftPage, type LeftPage } from '@site/plugins/navigation/client/leftPage';
import { useMissingPlace } from '@site/plugins/navigation/client/useMissingPlace';
import { useVersionLabel } from '@site/plugins/navigation/client/useVersionLabel';
import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './styles.module.css';

interface ReasonProps {
  readonly opened: LeftPage['opened'];
  readonly values: { readonly version: string; readonly title: string };
}

function Reason({ opened, values }: ReasonProps): ReactNode {
  if (opened === 'topic') {
    return (
      <Translate
        id="arrival.topic"
        description="Shown on a page to which a change of version led, because the version has the topic under another address"
        values={values}
      >
        {'In {version}, this page covers the topic of “{title}”.'}
      </Translate>
    );
  }
  return opened === 'area' ? (
    <Translate
      id="arrival.nearest"
      description="Shown on a page to which a change of version led, because the version lacks the page before"
      values={values}
    >
      {'{version} has no page “{title}”. This is the closest match.'}
    </Translate>
  ) : (
    <Translate
      id="arrival.start"
      description="Shown on the first page of a version, to which a change of version led because the version lacks the page before and all of its kind"
      values={values}
    >
      {'{version} has no page “{title}” or a similar one. This is the start page of {version}.'}
    </Translate>
  );
}

/** Tells the reader that the version on screen lacks the requested page, or the section in the address. */
export default function ArrivalNote(): ReactNode {
  const { version: name, label } = useDocsVersion();
  const version = useVersionLabel()({ name, label });
  const left = useLeftPage();
  const place = useMissingPlace();
  const missing = useRef<HTMLParagraphElement>(null);
  // Focus the note, so that readers further down the page notice it and screen readers announce it.
  useEffect(() => {
    if (place) {
      arriveAt(missing.current!);
    }
  }, [place]);
  const className = clsx(styles.banner, styles.unreleased);
  return (
    <>
      {left && (
        <p className={className} role="status" data-arrival={left.opened}>
          <Reason opened={left.opened} values={{ version, title: left.title }} />{' '}
          <Link to={left.address}>
            <Translate
              id="arrival.back"
              description="Link back to the page that another version lacks"
              values={{ version: left.version, title: left.title }}
            >
              {'Back to “{title}” for {version}'}
            </Translate>
          </Link>
        </p>
      )}
      {place && (
        <p ref={missing} className={className} data-arrival="place">
          <Translate
            id="arrival.missingPlace"
            description="Shown when an address leads to a heading or an entry that the page does not have in the version on screen"
            values={{ version, place: <code translate="no">{place}</code> }}
          >
            {'This page has no section {place} in {version}.'}
          </Translate>
        </p>
      )}
    </>
  );
}
