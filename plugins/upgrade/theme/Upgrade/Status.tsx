import type { ReactNode } from 'react';
import { BREAKING } from '@site/packages/component-docs-cli/src/upgrade/types';
import type { UpgradeState } from '../../client/useUpgrade';
import { statusTexts } from './texts';
import styles from './styles.module.css';

/** Shows the progress, and announces it to screen readers. */
export default function Status({ upgrade }: { readonly upgrade: UpgradeState }): ReactNode {
  return (
    <p role="status" className={styles.status} data-error={isUnread(upgrade) || undefined}>
      {textOf(upgrade)}
    </p>
  );
}

/** Whether some code could not be parsed, so that nothing is known about its changes. */
function isUnread({ state, found }: UpgradeState): boolean {
  return state === 'failed' || (state === 'found' && (found?.analysis.failures.length ?? 0) > 0);
}

function textOf({ state, found, upgrade, reason }: UpgradeState): string {
  const texts = statusTexts();
  switch (state) {
    case 'idle':
      return texts.idle;
    case 'analyzing':
      return texts.analyzing;
    case 'applying':
      return texts.applying;
    case 'failed':
      return texts.failed(reason);
    case 'found': {
      const { hits = [], uses = 0, failures = [] } = found?.analysis ?? {};
      const breaking = hits.filter(({ change }) => BREAKING.has(change)).length;
      if (hits.length > 0) {
        return texts.found(breaking, hits.length);
      }
      if (failures.length > 0) {
        return texts.unread;
      }
      return uses === 0 ? texts.unknown : texts.nothing;
    }
    case 'applied': {
      const changed = upgrade?.files.filter(({ before, after }) => before !== after) ?? [];
      const left = upgrade?.left.hits.filter(({ change }) => BREAKING.has(change)) ?? [];
      return texts.applied(changed.length, left.length);
    }
  }
}
