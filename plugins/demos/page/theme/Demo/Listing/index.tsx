import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import CodeView from '@theme/Demo/CodeView';
import { forwardRef, lazy, Suspense, useRef, type KeyboardEvent } from 'react';
import type { EditorMemory } from '../../../client/editor/createEditor';
import { findFirstPlace, type CodePlace } from '../../../client/editor/findPlace';
import { useClickedPlace } from '../../../client/editor/useClickedPlace';
import type { DemoState } from '../../../client/useDemo';
import type { DemoDescriptor } from '../../../../shared/types';
import styles from './styles.module.css';

const loadEditor = () => import('../../../client/editor/Editor');
const Editor = lazy(loadEditor);

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly file: number;
  readonly expanded: boolean;
  readonly editing: boolean;
  /** Editor states of files that are no longer open. */
  readonly memories: Map<string, EditorMemory>;
  /** Accessible name of the editor. */
  readonly label: string;
  readonly onEditing: (editing: boolean) => void;
  /** Called when the reader leaves the editor with Escape; the focus must move elsewhere. */
  readonly onEscape: () => void;
}

/**
 * Renders a file of the demo, collapsed or in full. On click or Enter, it becomes an editor of the same size, so
 * nothing shifts. Passing with Tab or selecting text does not open the editor.
 */
export default forwardRef<HTMLDivElement, Props>(function DemoListing(
  { demo, state, file, expanded, editing, memories, label, onEditing, onEscape },
  ref,
) {
  const hasKeys = useIsBrowser();
  const place = useRef<CodePlace>();
  const shown = state.files?.[file];
  const name = shown?.name ?? demo.files[file] ?? demo.id;
  const memoryKey = `${state.variant} ${state.styling} ${name}`;
  const isOpen = editing && shown !== undefined;

  const open = (at: CodePlace | undefined) => {
    place.current = at;
    onEditing(true);
  };
  const clicks = useClickedPlace(open);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter') {
      // The editor gets the focus before the key inserts its line break.
      event.preventDefault();
      open(memories.has(memoryKey) ? undefined : findFirstPlace(event.currentTarget));
    }
  };

  const view = (
    <CodeView
      demo={demo}
      name={shown?.name}
      code={shown?.text}
      label={
        hasKeys
          ? translate(
              {
                id: 'demo.listing.view',
                message: 'Code of {file}, press Enter to edit',
                description: 'Accessible name of the code of a demo before it can be edited',
              },
              { file: name },
            )
          : undefined
      }
    />
  );
  return (
    <div
      ref={ref}
      className={styles.listing}
      data-demo-listing=""
      data-expanded={expanded}
      data-editing={isOpen || undefined}
      data-file={name}
      data-hint={
        hasKeys
          ? translate({
              id: 'demo.listing.hint',
              message: 'Enter: edit',
              description: 'Says which key edits the code of a demo that has the focus',
            })
          : undefined
      }
      onPointerEnter={() => void loadEditor()}
      onFocus={() => void loadEditor()}
      {...(isOpen ? undefined : { ...clicks, onKeyDown })}
    >
      {isOpen ? (
        <Suspense fallback={view}>
          <Editor
            key={memoryKey}
            name={shown.name}
            code={shown.text}
            memories={memories}
            memoryKey={memoryKey}
            place={place}
            skipsImports={!expanded}
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
