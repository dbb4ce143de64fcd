import { translate } from '@docusaurus/Translate';
import { useChecked } from '../../../client/useChecked';
import type { DemoState } from '../../../client/useDemo';
import { useRovingFocus } from '../../../../../../lib/browser/useRovingFocus';
import { CODE_VARIANTS, STYLING_NAMES } from '../../../../shared/codeForms';
import type { DemoDescriptor } from '../../../../shared/types';
import CopyButton from '../CopyButton';
import CheckedMark from './CheckedMark';
import MoreButton from './MoreButton';
import SteadyWord from './SteadyWord';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly file: number;
  readonly expanded: boolean;
  readonly isReady: boolean;
  /** Whether preview and code are side by side over the whole window. */
  readonly isWorkbench: boolean;
  readonly onWorkbench: () => void;
  readonly onFile: (index: number) => void;
  readonly onExpand: (expanded: boolean) => void;
  readonly onReset: () => void;
  /** Returns the text of the current file. */
  readonly onCopy: () => Promise<string>;
}

/** Renders actions for a demo and its code, as one tab stop with arrow keys between the buttons. */
export default function DemoToolbar(props: Props) {
  const { demo, state, file, expanded, isReady, onFile, onExpand, onReset, onCopy } = props;
  const { isWorkbench, onWorkbench } = props;
  const { stylings = [] } = demo;
  const names = state.files?.map(({ name }) => name) ?? demo.files;
  // The checks apply to the committed demo as shown on the page.
  const isAsChecked = state.styling === 'system' && !state.isEdited;
  const checkedOn = useChecked(demo, isReady && isAsChecked);
  const isChecked = isAsChecked && checkedOn !== null;
  const { toolbar, tool } = useRovingFocus([
    ...names.map((_, index) => `file ${index}`),
    ...(isChecked ? ['checked'] : []),
    ...CODE_VARIANTS,
    ...stylings,
    'copy',
    'reset',
    'expand',
    'workbench',
    'more',
  ]);
  const button = (name: string) =>
    ({ type: 'button', className: styles.button, ...tool(name) }) as const;

  const expand = translate({
    id: 'demo.expand',
    message: 'Expand code',
    description: 'Button that shows the whole code of a demo',
  });
  const collapse = translate({
    id: 'demo.collapse',
    message: 'Collapse code',
    description: 'Button that folds the code of a demo to its first lines',
  });

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
      {...toolbar}
    >
      <span className={styles.files}>
        {names.map((name, index) => (
          <button
            key={index}
            {...button(`file ${index}`)}
            {...(state.changed.includes(name) && markChanged(name))}
            aria-pressed={index === file}
            data-event-action="file"
            onClick={() => onFile(index)}
          >
            {name}
          </button>
        ))}
      </span>
      <span className={styles.actions}>
        {/* Reserves the space, so that nothing shifts when the answer arrives. */}
        <span className={styles.checked}>
          {isChecked && <CheckedMark checkedOn={checkedOn} tool={tool} />}
        </span>
        <span className={styles.tools}>
          {CODE_VARIANTS.map((each) => (
            <button
              key={each}
              {...button(each)}
              aria-pressed={state.variant === each}
              data-event-action={`variant_${each}`}
              title={each === 'TS' ? 'TypeScript' : 'JavaScript'}
              onClick={() => state.choose({ variant: each })}
            >
              {each}
            </button>
          ))}
          {stylings.map((each) => (
            <button
              key={each}
              {...button(each)}
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
          <CopyButton {...button('copy')} read={onCopy} />
          <button {...button('reset')} data-event-action="reset" onClick={onReset}>
            {translate({
              id: 'demo.reset',
              message: 'Reset',
              description: 'Button that starts a demo again',
            })}
          </button>
          <button
            {...button('expand')}
            aria-expanded={expanded}
            data-event-action={expanded ? 'collapse' : 'expand'}
            onClick={() => onExpand(!expanded)}
          >
            <SteadyWord
              {...(expanded
                ? { word: collapse, other: expand }
                : { word: expand, other: collapse })}
            />
          </button>
          <button
            {...button('workbench')}
            aria-pressed={isWorkbench}
            data-event-action="workbench"
            onClick={onWorkbench}
          >
            {translate({
              id: 'demo.workbench',
              message: 'Workbench',
              description: 'Button that shows the preview and the code of a demo side by side',
            })}
          </button>
        </span>
        <MoreButton demo={demo} state={state} tool={tool} />
      </span>
    </div>
  );
}

/** Shows a dot, and a word for assistive technology. */
function markChanged(file: string) {
  const label = translate(
    {
      id: 'demo.changedFile',
      message: '{file}, changed',
      description: 'Accessible name of the tab of a file whose code was changed or sent',
    },
    { file },
  );
  return { 'data-changed': '', 'aria-label': label, title: label };
}
