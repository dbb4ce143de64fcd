import Translate, { translate } from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import PlanTag from '@site/src/components/PlanTag';
import type { Level, MessageFacts, Part, SourceLink } from '../../types';
import styles from './styles.module.css';

const LEVEL = 'How a message of a package comes';

/** Returns the label of a level. It is a function because translations are looked up when the page is rendered. */
function describeLevel(level: Level): string {
  return {
    exception: translate({ id: 'message.exception', message: 'Thrown', description: LEVEL }),
    error: translate({ id: 'message.error', message: 'Logged as an error', description: LEVEL }),
    warning: translate({
      id: 'message.warning',
      message: 'Logged as a warning',
      description: LEVEL,
    }),
  }[level];
}

/** Renders the text of a message and the facts about it. */
export default function MessageBox({ message }: { readonly message: MessageFacts }) {
  const { level, parts, package: owner, plan, since, until } = message;
  return (
    <figure className={styles.message} data-level={level}>
      <pre className={styles.text} translate="no" lang="en">
        <code>{parts.map(showPart)}</code>
      </pre>
      <figcaption className={styles.facts}>
        <span>{describeLevel(level)}</span>
        <span>
          <code translate="no">{owner}</code>
          {plan !== 'community' && <PlanTag plan={plan} className={styles.plan} />}
        </span>
        <Sources message={message} />
        {since && (
          <span>
            <Translate
              id="message.since"
              description="The version that brought a message of a package"
              values={{ version: since }}
            >
              {'since {version}'}
            </Translate>
          </span>
        )}
        {until && (
          <span>
            <Translate
              id="message.until"
              description="The last version that has a message of a package"
              values={{ version: until }}
            >
              {'until {version}'}
            </Translate>
          </span>
        )}
      </figcaption>
    </figure>
  );
}

function showPart(part: Part, index: number): ReactNode {
  return typeof part === 'string' ? (
    part
  ) : (
    <var key={index} className={styles.hole}>
      {part.hole || '…'}
    </var>
  );
}

function Sources({ message: { sources, others } }: { readonly message: MessageFacts }) {
  return sources.length === 0 ? null : (
    <span>
      <Translate
        id="message.sources"
        description="Before the components and hooks that can cause a message"
      >
        from
      </Translate>
      {sources.map((source) => (
        <SourceName key={source.name} source={source} />
      ))}
      {others > 0 && (
        <>
          {' '}
          <Translate
            id="message.others"
            description="Behind some of the components and hooks that can cause a message"
            values={{ count: others }}
          >
            {'and {count} more'}
          </Translate>
        </>
      )}
    </span>
  );
}

function SourceName({ source: { name, address } }: { readonly source: SourceLink }) {
  const code = <code translate="no">{name}</code>;
  return <> {address === null ? code : <Link to={address}>{code}</Link>}</>;
}
