import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState, type ReactNode } from 'react';
import { currentVersionOf, majorLabel } from '@site/src/versions';
import { printChoice } from '../../compare/choice';
import { apiDocsPath, apiPath } from '../../pages/entryLinks';
import ChangeLine from '../ApiCompare/ChangeLine';
import { kindLabels } from '../ApiCompare/texts';
import { useComparison } from '../ApiCompare/useComparison';
import { listPlaces, markNames, type MarkedChange } from './markNames';
import styles from './styles.module.css';

const CURRENT = currentVersionOf('x');
const JSON_PATH = `/${apiDocsPath(CURRENT)}compare/`;

export interface Props {
  readonly family: string;
  /** The earlier version. */
  readonly from: string;
  /** The version of the page. */
  readonly to: string;
}

/** Marks the changed names in the text of the guide, and lists their changes above it. */
export default function Changes({ family, from, to }: Props): ReactNode {
  const { state, comparison } = useComparison(
    { family, from, to, slug: null },
    { json: JSON_PATH, minorsJson: '' },
  );
  const [marked, setMarked] = useState<readonly MarkedChange[]>([]);
  useEffect(() => {
    if (!comparison) {
      return undefined;
    }
    const labels = kindLabels();
    const { found, remove } = markNames(
      document,
      listPlaces(comparison.changes, { family, from, to }),
      (kinds) => kinds.map((kind) => labels[kind]).join(', '),
    );
    // The names are found in static text, which React does not render.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setMarked(found);
    return remove;
  }, [comparison, family, from, to]);
  const all = useBaseUrl(
    `/${apiPath(CURRENT)}compare/${printChoice({ family, from, to, slug: null })}`,
  );
  return (
    <div className={styles.list}>
      <p role="status">{describe(state, marked.length, majorLabel(from))}</p>
      {marked.length > 0 && (
        <ul role="list">
          {marked.map(({ address, change }) => (
            <ChangeLine key={address} change={change} address={address} />
          ))}
        </ul>
      )}
      {state === 'ready' && (
        <Link to={all}>
          <Translate
            id="guideChanges.all"
            description="Link from a guide to the comparison of two versions"
          >
            All changes of these packages
          </Translate>
        </Link>
      )}
    </div>
  );
}

function describe(state: 'loading' | 'ready' | 'failed', count: number, version: string): string {
  if (state === 'loading') {
    return translate({
      id: 'guideChanges.loading',
      message: 'Comparing the versions …',
      description: 'While the changes of a guide load',
    });
  }
  if (state === 'failed') {
    return translate(
      {
        id: 'guideChanges.failed',
        message: 'There is no comparison with {version}.',
        description: 'If the changes of a guide cannot be loaded',
      },
      { version },
    );
  }
  return count === 0
    ? translate(
        {
          id: 'guideChanges.none',
          message: 'The names on this page are the same as in {version}.',
          description: 'If nothing that a guide mentions has changed',
        },
        { version },
      )
    : translate(
        {
          id: 'guideChanges.some',
          message:
            'Names on this page that changed since {version}: {count}. They are marked below.',
          description: 'Above the list of changes on a guide',
        },
        { version, count },
      );
}
