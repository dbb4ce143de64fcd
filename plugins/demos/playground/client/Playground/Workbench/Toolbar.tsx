import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState, type Dispatch, type ReactNode } from 'react';
import { useRovingFocus } from '../../../../../../lib/browser/useRovingFocus';
import type { Sandbox } from '../../../../page/export/openProject';
import { PLAYGROUND_PATH } from '../../../../shared/playground/address';
import { shareWork } from '../../share';
import type { Catalog, ResultView, Work } from '../../../../shared/playground/types';
import type { WorkAction, WorkHistory } from '../../../work/changeWork';
import type { Message } from './Notice';
import Start from './Start';
import styles from './styles.module.css';
import { variantOf } from '../../openWork';

/** Labels of the buttons in the playground's toolbar. */
const toolNames = () => ({
  undo: translate({
    id: 'playground.undo',
    message: 'Undo',
    description: 'Button of the playground that takes back the last change of any file',
  }),
  redo: translate({
    id: 'playground.redo',
    message: 'Redo',
    description: 'Button of the playground that does again what was undone',
  }),
  reset: translate({
    id: 'playground.reset',
    message: 'Start over',
    description: 'Button of the playground that goes back to the files of the demo',
  }),
  share: translate({
    id: 'playground.share',
    message: 'Copy link',
    description: 'Button of the playground that copies an address which leads to the work',
  }),
  stackblitz: translate({
    id: 'demo.stackblitz',
    message: 'Edit in StackBlitz',
    description: 'Menu item that opens a demo in the StackBlitz sandbox',
  }),
  codesandbox: translate({
    id: 'demo.codesandbox',
    message: 'Edit in CodeSandbox',
    description: 'Menu item that opens a demo in the CodeSandbox sandbox',
  }),
  download: translate({
    id: 'demo.download',
    message: 'Download project',
    description: 'Menu item that downloads a project with a demo',
  }),
});

interface Props {
  readonly catalog: Catalog;
  readonly history: WorkHistory;
  readonly view: ResultView;
  readonly onOpen: (version: string, demo: string) => Promise<void>;
  readonly onReset: () => void;
  readonly onChange: Dispatch<WorkAction>;
  readonly onMessage: (message: Message | null) => void;
}

/** Templates and actions: one tab stop, with arrow keys between the buttons. */
export default function Toolbar(props: Props): ReactNode {
  const { catalog, history, view, onOpen, onReset, onChange, onMessage } = props;
  const { present: work, past, future } = history;
  const [isStartOpen, setStartOpen] = useState(false);
  const page = useBaseUrl(PLAYGROUND_PATH);
  const names = toolNames();

  async function share() {
    const shared = await shareWork(new URL(page, location.origin).href, work, view);
    if ('tooLong' in shared) {
      onMessage({ kind: 'tooLong', ...shared.tooLong });
      return;
    }
    await navigator.clipboard.writeText(shared.address).then(
      () => onMessage({ kind: 'copied' }),
      () => onMessage({ kind: 'address', address: shared.address }),
    );
  }

  const take = (target: Sandbox) =>
    exportWork(target, catalog, work).catch((error: Error) =>
      onMessage({ kind: 'failure', text: error.message }),
    );

  const tools: readonly Tool[] = [
    { key: 'undo', isOff: past.length === 0, act: () => onChange({ type: 'undo' }) },
    { key: 'redo', isOff: future.length === 0, act: () => onChange({ type: 'redo' }) },
    { key: 'reset', isOff: !work.isChanged, act: onReset },
    { key: 'share', act: () => void share() },
    { key: 'stackblitz', act: () => void take('stackblitz') },
    { key: 'codesandbox', act: () => void take('codesandbox') },
    { key: 'download', act: () => void take('download') },
  ];
  const { toolbar, tool } = useRovingFocus(['start', ...tools.map(({ key }) => key)]);

  return (
    <div
      role="toolbar"
      className={styles.toolbar}
      aria-label={translate({
        id: 'playground.tools',
        message: 'Work',
        description: 'Accessible name of the toolbar of the playground',
      })}
      {...(!isStartOpen && toolbar)}
    >
      <Start
        catalog={catalog}
        work={work}
        isOpen={isStartOpen}
        tool={tool}
        onToggle={setStartOpen}
        onOpen={onOpen}
      />
      <span className={styles.space} />
      {tools.map(({ key, isOff = false, act }) => (
        <button
          key={key}
          type="button"
          className={styles.button}
          {...tool(key)}
          // A button with `disabled` cannot be focused, and loses the focus when it becomes disabled.
          aria-disabled={isOff || undefined}
          onClick={isOff ? undefined : act}
        >
          {names[key]}
        </button>
      ))}
    </div>
  );
}

interface Tool {
  readonly key: keyof ReturnType<typeof toolNames>;
  readonly isOff?: boolean;
  readonly act: () => void;
}

/**
 * Opens work as a project in an online sandbox, or downloads it.
 *
 * @throws an error with a message in the page's language
 */
async function exportWork(target: Sandbox, catalog: Catalog, work: Work): Promise<void> {
  const { version, demo, styling, files } = work;
  const [{ makeProject }, { openProject }, packages] = await Promise.all([
    import('../../../../page/client/makeProject'),
    import('../../../../page/export/openProject'),
    catalog[version]!().then(({ loadPackages }) => loadPackages()),
  ]);
  const project = makeProject({
    title: demo,
    variant: variantOf(work),
    styling,
    sources: files.map(({ name, text }) => ({
      name,
      typescript: text,
      javascriptName: name,
      javascript: text,
    })),
    packages: packages.default,
  });
  await openProject(target, demo, project);
}
