import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { sourceAddress } from '../../../../shared/hostAddresses';
import type { DemoLink } from '../../../../shared/demoLink';
import { useDemoSettings } from '../../../../shared/demoSettings';
import { placeInWindow } from '../../../client/placeInWindow';
import { textsOf } from '../../../client/sentFiles';
import type { DemoState } from '../../../client/useDemo';
import type { Sandbox } from '../../../export/openProject';
import type { DemoDescriptor } from '../../../../shared/types';
import { copyFiles } from './copyFiles';
import { copyLink } from './copyLink';
import { exportDemo } from './exportDemo';
import FullScreenItem from './FullScreenItem';
import { moveInMenu } from './moveInMenu';
import PlaygroundItem from './PlaygroundItem';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  /** @param message outcome to show, if it is not visible otherwise. Pass the same function in every render. */
  readonly onClose: (message?: string) => void;
}

/** Renders the menu of all other actions for a demo. */
export default function MoreMenu({ demo, state, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { siteConfig } = useDocusaurusContext();
  const pageSettings = useDemoSettings();
  const { variant, styling, files } = state;

  // A failure message makes the menu taller.
  useLayoutEffect(() => placeInWindow(menu.current!, menu.current!.parentElement!), [failure]);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (!menu.current?.parentElement?.contains(event.target as Node)) {
        onClose();
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      if (document.activeElement === document.body) {
        opener?.focus();
      }
    };
  }, [onClose]);

  async function attempt(act: () => Promise<string | void>) {
    try {
      onClose((await act()) ?? undefined);
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  async function copy(link: DemoLink) {
    // If the clipboard refuses or is unavailable, as on pages without https, do not confirm: the address bar has the
    // plain link.
    return (await copyLink(demo.id, link)) ? linkCopied() : undefined;
  }

  function copyState() {
    const changed = files?.filter(({ name }) => state.changed.includes(name)) ?? [];
    return copy({
      variant,
      styling,
      // Include defaults too, because each page starts with the choices of its reader.
      settings: { ...pageSettings, ...state.settings },
      ...(changed.length > 0 && { files: textsOf(changed) }),
    });
  }

  const open = (target: Sandbox) => () => exportDemo(target, demo, state);

  const items = [
    ...(demo.files.length > 1
      ? [
          {
            key: 'files',
            label: translate({
              id: 'demo.copyFiles',
              message: 'Copy all files',
              description: 'Menu item that copies the code of a demo of several files',
            }),
            act: async () => ((await copyFiles(demo, state)) ? filesCopied() : undefined),
          },
        ]
      : []),
    {
      key: 'link',
      label: translate({
        id: 'demo.copyLink',
        message: 'Copy link to this demo',
        description: 'Menu item that copies the address of a demo',
      }),
      act: () => copy({}),
    },
    {
      key: 'state',
      label: translate({
        id: 'demo.copyState',
        message: 'Copy link with code and settings',
        description:
          'Menu item that copies the address of a demo with the language, styling, settings and changed code',
      }),
      act: copyState,
    },
    {
      key: 'stackblitz',
      label: translate({
        id: 'demo.stackblitz',
        message: 'Edit in StackBlitz',
        description: 'Menu item that opens a demo in the StackBlitz sandbox',
      }),
      act: open('stackblitz'),
    },
    {
      key: 'codesandbox',
      label: translate({
        id: 'demo.codesandbox',
        message: 'Edit in CodeSandbox',
        description: 'Menu item that opens a demo in the CodeSandbox sandbox',
      }),
      act: open('codesandbox'),
    },
    {
      key: 'download',
      label: translate({
        id: 'demo.download',
        message: 'Download project',
        description: 'Menu item that downloads a project with a demo',
      }),
      act: open('download'),
    },
  ];

  return (
    <div
      ref={menu}
      role="menu"
      className={styles.menu}
      onKeyDown={(event) => moveInMenu(event, onClose)}
    >
      <FullScreenItem demo={demo} state={state} className={styles.item} />
      <PlaygroundItem demo={demo} state={state} className={styles.item} />
      {items.map(({ key, label, act }) => (
        <button
          key={key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          data-event-action={key}
          onClick={() => void attempt(act)}
        >
          {label}
        </button>
      ))}
      <a
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        data-event-action="source"
        href={sourceAddress(siteConfig.baseUrl, demo.version, demo.id)}
      >
        {translate({
          id: 'demo.source',
          message: 'Source files',
          description: 'Menu item that opens the code of a demo as text, in all its stylings',
        })}
      </a>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  );
}

const linkCopied = () =>
  translate({
    id: 'demo.linkCopied',
    message: 'Link copied',
    description: 'Shown for a moment at the menu of a demo after copying a link',
  });

const filesCopied = () =>
  translate({
    id: 'demo.filesCopied',
    message: 'Files copied',
    description: 'Shown for a moment at the menu of a demo after copying all of its files',
  });
