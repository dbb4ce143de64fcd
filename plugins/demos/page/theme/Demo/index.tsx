import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DemoListing from '@theme/Demo/Listing';
import DemoStage, { type StageHandle } from '@theme/Demo/Stage';
import DemoToolbar from '@theme/Demo/Toolbar';
import { flushSync } from 'react-dom';
import { lazy, Suspense, useCallback, useRef, useState, type CSSProperties } from 'react';
import type { EditorMemory } from '../../client/editor/createEditor';
import { PREVIEW_LINES } from '../../client/previewLines';
import { useChange } from '../../client/useChange';
import { useDemo } from '../../client/useDemo';
import type { IslandState } from '../../client/useIsland';
import type { DemoDescriptor } from '../../../shared/types';
import FilesElsewhere from './FilesElsewhere';
import styles from './styles.module.css';

const DemoNotice = lazy(() => import('./DemoNotice'));
const Workbench = lazy(() => import('./Workbench'));

export interface Props {
  /** The demo's file name; the build resolves it to the demo in the page's version. */
  readonly id: string;
  readonly demo: DemoDescriptor;
  /** Runs the demo isolated from the page, in a frame whose width the reader can change. */
  readonly isolated?: boolean;
}

/** Renders a live demo with its code. */
export default function Demo({ demo, isolated = false }: Props) {
  // Without the key, React would reuse the element and the demo running in it for the next page's demo.
  return <RunningDemo key={`${demo.version}/${demo.id}`} demo={demo} isolated={isolated} />;
}

function RunningDemo({ demo, isolated }: Pick<Props, 'demo'> & { readonly isolated: boolean }) {
  const section = useRef<HTMLElement>(null);
  const listing = useRef<HTMLDivElement>(null);
  const stage = useRef<StageHandle>(null);
  /** Scroll position of the page while the workbench covers it. */
  const place = useRef(0);
  const [chosenFile, setFile] = useState(0);
  const [expanded, setExpanded] = useState(false);
  const [editing, setEditing] = useState(false);
  const [isWorkbench, setWorkbench] = useState(false);
  const [memories, setMemories] = useState(() => new Map<string, EditorMemory>());
  const [running, setRunning] = useState<IslandState>('waiting');
  const state = useDemo(demo, listing, expanded || editing || chosenFile > 0);
  const { files, sent, awaitsConsent } = state;
  const [opened, setOpened] = useState<typeof sent>(null);
  if (sent && awaitsConsent && sent !== opened) {
    // Opens the first changed file for review once; the reader can switch afterwards.
    setOpened(sent);
    setFile(files?.findIndex(({ name }) => Object.hasOwn(sent, name)) ?? 0);
    setExpanded(true);
  }
  // Another styling, chosen elsewhere, may have fewer files.
  const file = chosenFile < (state.files ?? demo.files).length ? chosenFile : 0;
  const isAsServed = state.variant === 'TS' && state.styling === 'system';
  const hasNotice =
    state.leftOut.length > 0 ||
    state.missing ||
    state.awaitsConsent ||
    state.otherEdits ||
    state.problem;
  // Keep the buttons visible after a choice: hiding them, even briefly, would lose the focus.
  const isSettled = useIsBrowser() && (isAsServed || state.files !== null || state.hasChosen);

  const readCode = async () => {
    const source = (await demo.loadSources?.())?.default[state.styling]?.[file];
    const committed = state.variant === 'JS' ? source?.javascript : source?.typescript;
    return state.files?.[file]?.text ?? committed ?? '';
  };

  const focusToolbar = useCallback(() => {
    section.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
  }, []);
  const toggleWorkbench = () => {
    const { scrollY } = window;
    flushSync(() => setWorkbench(!isWorkbench));
    setExpanded(!isWorkbench);
    if (isWorkbench) {
      // Without the demo in its place, the page was shorter.
      window.scrollTo({ top: place.current, behavior: 'instant' });
    } else {
      place.current = scrollY;
    }
  };
  const closeEditor = () => {
    setEditing(false);
    // Not cleared in place, because the editor saves its state once more when it unmounts.
    setMemories(new Map());
  };
  // The editor keeps its text and history, which may contain code from another link without consent.
  useChange(state.received, () => {
    if (editing && listing.current?.contains(document.activeElement)) {
      focusToolbar();
    }
    closeEditor();
  });

  return (
    <section
      ref={section}
      className={styles.demo}
      data-demo={demo.id}
      data-demo-state={running}
      data-settled={isSettled || undefined}
      data-demo-edited={state.isEdited || undefined}
      data-stylings={demo.stylings?.join(' ')}
      data-demo-expanded={expanded || undefined}
      data-workbench={isWorkbench || undefined}
      onKeyDown={(event) => {
        const isTool = event.target instanceof Element && event.target.closest('[role=toolbar]');
        if (event.key === 'Escape' && isWorkbench && isTool && !event.defaultPrevented) {
          toggleWorkbench();
        }
      }}
      data-demo-folded={(!expanded && demo.previewLines === PREVIEW_LINES) || undefined}
      id={`demo-${demo.id}`}
      style={{ '--demo-preview-lines': demo.previewLines } as CSSProperties}
    >
      <DemoStage
        ref={stage}
        demo={demo}
        state={state}
        isolated={isolated}
        onState={setRunning}
        onEscape={focusToolbar}
      />
      {hasNotice && (
        <Suspense>
          <DemoNotice version={demo.version} state={state} onConsent={focusToolbar} />
        </Suspense>
      )}
      <DemoToolbar
        demo={demo}
        state={state}
        file={file}
        expanded={expanded}
        isReady={running === 'ready'}
        isWorkbench={isWorkbench}
        onWorkbench={toggleWorkbench}
        onFile={setFile}
        onExpand={setExpanded}
        onReset={() => {
          state.discardEdits();
          closeEditor();
          stage.current?.reset();
        }}
        onCopy={readCode}
      />
      {isWorkbench && (
        <Suspense>
          <Workbench section={section} />
        </Suspense>
      )}
      <div className={styles.code} data-demo-code="">
        <DemoListing
          ref={listing}
          demo={demo}
          state={state}
          file={file}
          expanded={expanded}
          editing={editing}
          memories={memories}
          label={translate(
            {
              id: 'demo.listing',
              message: 'Code of {file}, editable',
              description: 'Accessible name of the text field that holds the code of a demo',
            },
            { file: state.files?.[file]?.name ?? demo.files[file] ?? demo.id },
          )}
          onEditing={setEditing}
          onEscape={focusToolbar}
        />
      </div>
      <FilesElsewhere demo={demo} />
    </section>
  );
}
