import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DOCS_VERSIONS } from '@site/src/versions';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { fullScreenAddress, sourceAddress } from '../../../../demo-host/addresses';
import { useDemoSettings } from '../../../client/demoSettings';
import { settingParameters } from '../../../client/settingParameters';
import type { DemoState } from '../../../client/useDemo';
import type { Sandbox } from '../../../export/openProject';
import type { DemoDescriptor } from '../../../types';
import { copyLink } from './copyLink';
import { exportDemo } from './exportDemo';
import PlaygroundItem from './PlaygroundItem';
import styles from './styles.module.css';

interface Props {
  readonly demo: DemoDescriptor;
  readonly state: DemoState;
  readonly onClose: () => void;
}

/** Everything else that can be done with a demo. */
export default function MoreMenu({ demo, state, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { siteConfig } = useDocusaurusContext();
  const pageSettings = useDemoSettings();
  const settings = { ...pageSettings, ...state.settings };
  const versionPath = DOCS_VERSIONS.find(({ name }) => name === demo.version)?.path ?? '';
  const base = useBaseUrl('/');
  const { variant, styling } = state;

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

  async function attempt(act: () => Promise<void>) {
    try {
      await act();
      onClose();
    } catch (error) {
      setFailure((error as Error).message);
    }
  }

  function copyState() {
    const changed = state.isEdited ? state.files : null;
    return copyLink(demo.id, {
      variant,
      styling,
      settings,
      ...(changed && {
        files: Object.fromEntries(changed.map(({ name, text }) => [name, text])),
      }),
    });
  }

  const open = (target: Sandbox) => () => exportDemo(target, demo, state);

  const items = [
    {
      key: 'link',
      label: translate({
        id: 'demo.copyLink',
        message: 'Copy link to this demo',
        description: 'Menu item that copies the address of a demo',
      }),
      act: () => copyLink(demo.id, {}),
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
      <a
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        data-event-action="full_screen"
        href={fullScreenAddress(base, versionPath, demo.id, {
          ...(styling !== 'system' && { styling }),
          ...settingParameters(settings),
        })}
      >
        {translate({
          id: 'demo.fullScreen',
          message: 'Full screen',
          description: 'Menu item that opens a demo on a page of its own',
        })}
      </a>
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
        href={sourceAddress(siteConfig.baseUrl, versionPath, demo.id)}
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

/** Arrow keys, Home and End move between the items; Escape and Tab leave the menu. */
function moveInMenu(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const index = items.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (index + 1) % items.length,
    ArrowUp: (index + items.length - 1) % items.length,
    Home: 0,
    End: items.length - 1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    items[target]?.focus();
  } else if (event.key === 'Escape' || event.key === 'Tab') {
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector('button')?.focus();
    onClose();
  }
}
