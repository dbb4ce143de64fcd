import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useContext } from 'react';
import type { Hit } from '@site/packages/component-docs-cli/src/upgrade/types';
import { differenceLabels } from '@site/plugins/api-reference/theme/ApiCompare/texts';
import { PASTED } from './marksOf';
import { ShowLineContext } from './ShowLineContext';
import { changeLabels, kindLabels, labels } from './texts';
import styles from './styles.module.css';

/** One use in the code: its line, the change of the name that it uses, and links to the explanation. */
export default function HitItem({ hit }: { readonly hit: Hit }): ReactNode {
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

/** Whether a difference can be shown; the new form of an export is not always known. */
const isTold = ({ what, to }: Hit['differences'][number]): boolean =>
  to !== null || what === 'default';

function nameOf(kind: Hit['kind'], of: string, name: string): string {
  if (kind === 'class') {
    return `Mui${of}-${name}`;
  }
  return of === '' || kind === 'export' ? name : `${of}.${name}`;
}
