import { translate } from '@docusaurus/Translate';
import { lazy, Suspense, useState } from 'react';
import { useChecked } from '../../../client/useChecked';
import { moveFocus, rememberFocus } from '../../../client/moveFocus';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor, DemoStyling } from '../../../types';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

const MoreMenu = lazy(() => import('../MoreMenu'));

const STYLING_NAMES: Readonly<Record<DemoStyling, string>> = {
  system: 'MUI System',
  tailwind: 'Tailwind CSS',
  css: 'CSS',
};

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly file: number;
  readonly expanded: boolean;
  readonly isReady: boolean;
  readonly onFile: (index: number) => void;
  readonly onExpand: (expanded: boolean) => void;
  readonly onReset: () => void;
  /** Gives the text of the shown file. */
  readonly onCopy: () => Promise<string>;
}

/** What can be done with a demo and its code: one stop of the Tab key, arrow keys between the buttons. */
export default function DemoToolbar(props: Props) {
  const { demo, state, file, expanded, isReady, onFile, onExpand, onReset, onCopy } = props;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const checkedOn = useChecked(demo, isReady);
  const checked = translate(
    {
      id: 'demo.checked',
      message:
        'Checked on {date}: types, server rendering, and in Chromium light and dark, left-to-right and right-to-left, 390 px wide, accessibility, console',
      description: 'Says when a demo stood which checks',
    },
    { date: checkedOn ?? '' },
  );
  const names = state.files?.map(({ name }) => name) ?? demo.files;

  return (
    <div
      className={styles.bar}
      role="toolbar"
      data-event-category="demo"
      data-event-label={demo.id}
      aria-label={translate(
        {
          id: 'demo.toolbar',
          message: 'Code of the demo {id}',
          description: 'Accessible name of the toolbar below a demo',
        },
        { id: demo.id },
      )}
      onKeyDown={moveFocus}
      onFocus={rememberFocus}
    >
      {names.map((name, index) => (
        <button
          key={index}
          type="button"
          className={styles.button}
          data-tool=""
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={index === file}
          data-event-action="file"
          onClick={() => onFile(index)}
        >
          {name}
        </button>
      ))}
      <span className={styles.space} />
      {/* Its place is kept: nothing moves when the answer comes. */}
      <span className={styles.checked}>
        {checkedOn && (
          <span role="img" title={checked} aria-label={checked} data-demo-checked={checkedOn}>
            ✓
          </span>
        )}
      </span>
      {(['TS', 'JS'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className={styles.button}
          data-tool=""
          tabIndex={-1}
          aria-pressed={state.variant === each}
          data-event-action={`variant_${each}`}
          title={each === 'TS' ? 'TypeScript' : 'JavaScript'}
          onClick={() => state.choose({ variant: each })}
        >
          {each}
        </button>
      ))}
      {demo.stylings?.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.button}
          data-tool=""
          tabIndex={-1}
          aria-pressed={state.styling === each}
          data-event-action={`styling_${each}`}
          onClick={() => {
            onFile(0);
            state.choose({ styling: each });
          }}
        >
          {STYLING_NAMES[each]}
        </button>
      ))}
      <CopyButton className={styles.button} read={onCopy} />
      <button
        type="button"
        className={styles.button}
        data-tool=""
        tabIndex={-1}
        data-event-action="reset"
        onClick={onReset}
      >
        {translate({
          id: 'demo.reset',
          message: 'Reset',
          description: 'Button that starts a demo anew',
        })}
      </button>
      <button
        type="button"
        className={styles.button}
        data-tool=""
        tabIndex={-1}
        aria-expanded={expanded}
        data-event-action={expanded ? 'collapse' : 'expand'}
        onClick={() => onExpand(!expanded)}
      >
        {expanded
          ? translate({
              id: 'demo.collapse',
              message: 'Collapse code',
              description: 'Button that folds the code of a demo to its first lines',
            })
          : translate({
              id: 'demo.expand',
              message: 'Expand code',
              description: 'Button that shows the whole code of a demo',
            })}
      </button>
      <span>
        <button
          type="button"
          className={styles.button}
          data-tool=""
          tabIndex={-1}
          aria-haspopup="menu"
          data-event-action="more"
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(!isMenuOpen)}
        >
          {translate({
            id: 'demo.more',
            message: 'More',
            description:
              'Button that opens the menu of everything else that can be done with a demo',
          })}
        </button>
        {isMenuOpen && (
          <Suspense>
            <MoreMenu demo={demo} state={state} onClose={() => setMenuOpen(false)} />
          </Suspense>
        )}
      </span>
    </div>
  );
}
