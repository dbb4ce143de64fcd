import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { BREAKING } from '@site/packages/component-docs-cli/src/upgrade/types';
import { useUpgrade, type UpgradeState } from '../../client/useUpgrade';
import { marksOf, PASTED } from './marksOf';
import Applied from './Applied';
import type { ShownLine } from './CodePane';
import FoundChanges from './FoundChanges';
import { ShowLineContext } from './ShowLineContext';
import TaskForm from './TaskForm';
import styles from './styles.module.css';
import { statusTexts } from './texts';

/** Shows which changes an upgrade requires in the reader's code, and applies the automatic ones. */
export default function Upgrade(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const languageRoot = siteConfig.baseUrl;
  const root =
    i18n.currentLocale === i18n.defaultLocale
      ? languageRoot
      : languageRoot.replace(new RegExp(`${i18n.currentLocale}/$`), '');
  const upgrade = useUpgrade(root, languageRoot);
  const [code, setCode] = useState('');
  const [shown, setShown] = useState<ShownLine | null>(null);
  const showLine = useCallback(
    (file: string, line: number) => setShown(file === PASTED ? { line } : null),
    [],
  );
  const results = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const { state } = upgrade;
  useEffect(() => {
    // Beside the code, the results are visible already; below it, the reader would not notice them.
    if (isAsked.current && (state === 'found' || state === 'applied' || state === 'failed')) {
      isAsked.current = false;
      bringIntoView(results.current!);
    }
  }, [state]);

  return (
    <ShowLineContext.Provider value={showLine}>
      <div className={styles.upgrade}>
        <div className={styles.panes}>
          <TaskForm
            code={code}
            marks={marksOf(upgrade, code)}
            shown={shown}
            isBusy={state === 'analyzing'}
            onCode={setCode}
            onChange={upgrade.analyze}
            onSubmit={(task) => {
              isAsked.current = true;
              upgrade.analyze(task);
            }}
            onClear={upgrade.clear}
          />
          <div ref={results} className={styles.results}>
            <Status upgrade={upgrade} />
            {upgrade.upgrade ? (
              <Applied upgrade={upgrade.upgrade} onTake={setCode} />
            ) : (
              upgrade.found && <FoundChanges upgrade={upgrade} found={upgrade.found} />
            )}
          </div>
        </div>
      </div>
    </ShowLineContext.Provider>
  );
}

/** Scrolls only if the first lines of an element are outside the window. */
function bringIntoView(element: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  if (top > window.innerHeight - 120 || top < 0) {
    element.scrollIntoView({ block: 'start' });
  }
}

/** Shows the progress, and announces it to screen readers. */
function Status({ upgrade }: { readonly upgrade: UpgradeState }): ReactNode {
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
