import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useUpgrade } from '../../client/useUpgrade';
import { marksOf, PASTED } from './marksOf';
import Applied from './Applied';
import type { ShownLine } from './CodePane';
import FoundChanges from './FoundChanges';
import { ShowLineContext } from './ShowLineContext';
import TaskForm from './TaskForm';
import Status from './Status';
import styles from './styles.module.css';

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
