import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { createStorageSlot } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { splitLanguage } from '@site/src/paths/language';
import { isEntryAddress } from '@site/src/paths/apiEntry';
import { productOf } from '@site/src/paths/products';
import { findPlace, majorLabel } from '@site/src/versions';
import { isOneOfMany, VERSION_NAMES } from '../../data/during';
import styles from './styles.module.css';

const Changes = lazy(() => import('./Changes'));

/** Keeps the choice for the other pages of the visit. */
const CHOICE = createStorageSlot('guide-changes', { persistence: 'sessionStorage' });

/** Button on guides that marks the names which changed since the previous version, and lists their changes. */
export default function GuideChanges(): ReactNode {
  const { metadata } = useDoc();
  const isBrowser = useIsBrowser();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const { path } = splitLanguage(metadata.permalink);
  const family = productOf(path);
  const to = findPlace(path)?.version.name;
  const from = to !== undefined && isOneOfMany(to) && VERSION_NAMES[VERSION_NAMES.indexOf(to) - 1];
  if (!family || !from || !to || isEntryAddress(path) || path.includes('/api/')) {
    return null;
  }
  const isOn = chosen ?? (isBrowser && CHOICE.get() === 'on');
  return (
    <div className={styles.changes} data-guide-changes={isOn || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={isOn}
        data-event-category="guide"
        data-event-action="changes"
        data-event-label={family}
        onClick={() => {
          setChosen(!isOn);
          CHOICE.set(isOn ? 'off' : 'on');
        }}
      >
        {translate(
          {
            id: 'guideChanges.toggle',
            message: 'What changed since {version}',
            description: 'Button on a guide that marks names which changed since an older version',
          },
          { version: majorLabel(from) },
        )}
      </button>
      {isOn && (
        <Suspense>
          <Changes family={family} from={from} to={to} />
        </Suspense>
      )}
    </div>
  );
}
