import { type ReactNode, useState, useContext } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { BREAKING, type Hit } from '@site/packages/component-docs-cli/src/upgrade/types';
import { differenceLabels } from '@site/plugins/api-reference/theme/ApiCompare/texts';
import { type Group, headings, labels, changeLabels, kindLabels } from './texts';
import styles from './styles.module.css';
import { PASTED } from './marksOf';
import { ShowLineContext } from './ShowLineContext';

interface Props {
  readonly hits: readonly Hit[];
  /** Level of the headings. */
  readonly level: 2 | 3;
}

/** Number of hits that are shown at first; thousands would block the page. */
const SHOWN = 100;

const GROUPS: readonly Group[] = ['breaking', 'look', 'types', 'later'];

/** Whether a difference can be shown; the new form of an export is not always known. */
const isTold = ({ what, to }: Hit['differences'][number]): boolean =>
  to !== null || what === 'default';

/** Hits, grouped by the action that they require. */
export default function HitGroups({ hits, level }: Props): ReactNode {
  const Heading = `h${level}` as const;
  const titles = headings();
  return GROUPS.map((group) => {
    const own = hits.filter((hit) => groupOf(hit) === group);
    const list = <HitList hits={own} />;
    if (own.length === 0) {
      return null;
    }
    return group === 'types' ? (
      <details key={group} className={styles.more}>
        <summary>
          {titles[group]} ({own.length})
        </summary>
        {list}
      </details>
    ) : (
      <section key={group}>
        <Heading>
          {titles[group]} ({own.length})
        </Heading>
        {list}
      </section>
    );
  });
}

function HitList({ hits }: { readonly hits: readonly Hit[] }): ReactNode {
  const [count, setCount] = useState(SHOWN);
  const left = hits.length - count;
  return (
    <>
      <ul className={styles.hits}>
        {hits.slice(0, count).map((hit) => (
          <HitItem
            key={`${hit.file}:${hit.line}:${hit.column} ${hit.name} ${hit.change}`}
            hit={hit}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className={styles.button} onClick={() => setCount(count + SHOWN)}>
          {labels().more(Math.min(left, SHOWN))}
        </button>
      )}
    </>
  );
}

function groupOf({ change, guides }: Hit): Group {
  if (BREAKING.has(change)) {
    return 'breaking';
  }
  if (change === 'deprecated') {
    return 'later';
  }
  return change === 'type' || (change === 'default' && guides.length === 0) ? 'types' : 'look';
}

/** One use in the code: its line, the change of the name that it uses, and links to the explanation. */
function HitItem({ hit }: { readonly hit: Hit }): ReactNode {
  const { file, line, kind, change, name, of, instead, differences, guides, api, code } = hit;
  const texts = labels();
  const apiAddress = useBaseUrl(api ?? '');
  const showLine = useContext(ShowLineContext);
  return (
    <li>
      <p className={styles.what}>
        <span className={styles.kind} data-change={change}>
          {changeLabels()[change]}
        </span>{' '}
        <code translate="no">{nameOf(kind, of, name)}</code>{' '}
        <span className={styles.aside}>{kindLabels()[kind]}</span>
      </p>
      <p className={styles.place}>
        {file === PASTED ? (
          <button type="button" className={styles.lineLink} onClick={() => showLine(file, line)}>
            {texts.line(line)}
          </button>
        ) : (
          <span className={styles.aside} translate="no">
            {file}:{line}
          </span>
        )}{' '}
        <code translate="no">{code}</code>
      </p>
      {instead !== null && (
        <p>
          <span className={styles.aside}>{texts.instead}</span>{' '}
          <code translate="no">{instead}</code>
        </p>
      )}
      {differences.filter(isTold).map(({ what, from, to }) => (
        <p key={what} className={styles.difference}>
          {differenceLabels()[what]} <del>{from ?? texts.none}</del> <span aria-hidden>→</span>{' '}
          <ins>{to ?? texts.none}</ins>
        </p>
      ))}
      {(guides.length > 0 || api !== null) && (
        <p className={styles.links}>
          {guides.map(({ address, title }) => (
            <Link key={address} to={address}>
              {title}
            </Link>
          ))}
          {api !== null && <Link to={apiAddress}>{texts.reference}</Link>}
        </p>
      )}
    </li>
  );
}

function nameOf(kind: Hit['kind'], of: string, name: string): string {
  if (kind === 'class') {
    return `Mui${of}-${name}`;
  }
  return of === '' || kind === 'export' ? name : `${of}.${name}`;
}
