import CodeView from '@theme/Demo/CodeView';
import { forwardRef, lazy, Suspense } from 'react';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../types';
import styles from './styles.module.css';

const loadEditor = () => import('../../../client/editor/Editor');
const Editor = lazy(loadEditor);

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly file: number;
  readonly expanded: boolean;
  readonly editing: boolean;
  readonly label: string;
  readonly onEditing: (editing: boolean) => void;
  /** The reader leaves the editor by Escape: the focus has to go elsewhere. */
  readonly onEscape: () => void;
}

/** A file of the demo: its first lines, or all of it. With the focus inside it becomes an editor. */
export default forwardRef<HTMLDivElement, Props>(function DemoListing(
  { demo, state, file, expanded, editing, label, onEditing, onEscape },
  ref,
) {
  const shown = state.files?.[file];
  const view = <CodeView demo={demo} name={shown?.name} code={shown?.text} />;
  return (
    <div
      ref={ref}
      className={styles.listing}
      data-demo-listing=""
      data-expanded={expanded || editing}
      onPointerEnter={() => void loadEditor()}
      onFocus={() => onEditing(true)}
    >
      {editing && shown ? (
        <Suspense fallback={view}>
          <Editor
            key={`${state.variant} ${state.styling} ${shown.name}`}
            name={shown.name}
            code={shown.text}
            label={label}
            problem={state.problem}
            onChange={(text) => state.edit(shown.name, text)}
            onEscape={() => {
              onEscape();
              onEditing(false);
            }}
          />
        </Suspense>
      ) : (
        view
      )}
    </div>
  );
});
