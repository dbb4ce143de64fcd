import useBaseUrl from '@docusaurus/useBaseUrl';
import { useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { copyText } from '../../../../../lib/browser/copyText';
import { playgroundFragment, PLAYGROUND_PATH } from '../../../../demos/shared/playground/address';
import { saveForPlayground } from '../../../../demos/shared/playground/saveForPlayground';
import { useTheme as useSettings } from '../../../../settings/client/ThemeProvider';
import type { LoadedVersion } from '../../../client/useLoadedVersion';
import type { View } from '../../../client/useView';
import type { ThemeAction, ThemeHistory } from '../../../model/changeTheme';
import { screenFiles } from '../../../model/screenFiles';
import { siteSettings } from '../../../model/siteSettings';
import { writeThemeLink } from '../../../model/themeLink';
import { SCREEN } from '../../../screenName';
import LabeledSelect from './inputs/LabeledSelect';
import styles from './styles.module.css';
import { labels } from './texts';

interface Props {
  /** Labels of the versions by name. */
  readonly versions: Readonly<Record<string, string>>;
  readonly history: ThemeHistory;
  readonly view: View;
  readonly loaded: LoadedVersion | null;
  readonly code: string;
  /** The element that fills the screen. */
  readonly root: RefObject<HTMLElement | null>;
  readonly onChange: (action: ThemeAction) => void;
  readonly onMessage: (message: string) => void;
}

/** The version, undo and redo, and where the theme goes. */
export default function Toolbar(props: Props): ReactNode {
  const { versions, history, view, loaded, code, root, onChange, onMessage } = props;
  const { past, present, future } = history;
  const texts = labels();
  const { change: changeSite } = useSettings();
  const isFullScreen = useIsFullScreen();

  const share = async (): Promise<void> => {
    const address = writeThemeLink(present, { mode: view.mode, direction: view.direction }).then(
      (fragment) => new URL(fragment, location.href).href,
    );
    if (await copyText(address)) {
      onMessage(texts.linkCopied);
    }
  };
  const tryAll = (): void => {
    siteSettings(present.values, view.mode).forEach(changeSite);
    onMessage(texts.triedAll);
  };
  const handOver = (): void => {
    if (loaded) {
      const { files } = screenFiles(loaded.sources, code, [], {});
      saveForPlayground({
        version: loaded.name,
        demo: SCREEN,
        styling: 'system',
        files: Object.entries(files).map(([name, text]) => ({ name, text })),
        isChanged: true,
        awaitsConsent: false,
      });
    }
  };
  const target =
    useBaseUrl(PLAYGROUND_PATH) +
    playgroundFragment({ version: loaded?.name ?? present.version, demo: SCREEN, variant: 'TS' });
  return (
    <div className={styles.toolbar}>
      <LabeledSelect
        label={texts.version}
        value={present.version}
        options={versions}
        onChange={(version) => onChange({ type: 'replace', choice: { version } })}
      />
      <Tool isOff={past.length === 0} onClick={() => onChange({ type: 'undo' })}>
        {texts.undo}
      </Tool>
      <Tool isOff={future.length === 0} onClick={() => onChange({ type: 'redo' })}>
        {texts.redo}
      </Tool>
      <Tool onClick={() => void share()}>{texts.share}</Tool>
      <Tool onClick={tryAll}>{texts.tryAll}</Tool>
      <a className={styles.button} href={target} onClick={handOver}>
        {texts.playground}
      </a>
      {document.fullscreenEnabled && (
        <Tool isPressed={isFullScreen} onClick={() => void toggleFullScreen(root.current)}>
          {texts.fullScreen}
        </Tool>
      )}
    </div>
  );
}

interface ToolProps {
  readonly isOff?: boolean;
  /** For a button that stays pressed. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

function Tool({ isOff = false, isPressed, onClick, children }: ToolProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      // A button with `disabled` loses the focus when it becomes disabled.
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </button>
  );
}

function useIsFullScreen(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener('fullscreenchange', onChange);
      return () => document.removeEventListener('fullscreenchange', onChange);
    },
    () => document.fullscreenElement !== null,
    () => false,
  );
}

async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  await (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen());
}
