import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
} from 'react';
import { useDemoSettings } from '../../../lib/demos/demoSettings';
import type { DemoSettings, DemoStyling } from '../../../lib/demos/types';
import { frameAddress } from '../../../lib/demos/hostAddresses';
import type { DemoFiles, HostProblem } from '../../../lib/demos/hostMessages';
import type { Options } from '../options';
import { FRAME_PERMISSIONS, FRAME_SANDBOX, listenToHost, tellHost } from './sandboxedFrame';
import { SILENCE, watchHeartbeat, type Heartbeat } from './watchHeartbeat';
import { formatProblem } from './formatProblem';

/** Content of the frame: a demo of the repository, or files that were written elsewhere. */
export type HostContent =
  | { readonly id: string; readonly styling: DemoStyling }
  | { readonly entry: string; readonly files: DemoFiles; readonly styling: DemoStyling };

export interface HostFrameProps {
  /** The docs version whose host it opens. */
  readonly version: string;
  /** The frame's accessible name. */
  readonly title: string;
  readonly content: HostContent;
  /** Height as CSS has it until the content has told its own. */
  readonly initialHeight: string;
  /** Settings in place of the page's. */
  readonly settings?: Partial<DemoSettings> | null;
  /** The content is mounted. */
  readonly onRan?: () => void;
  /** Told what goes wrong, and `null` when the content is mounted and nothing did. */
  readonly onProblem?: (problem: HostProblem | null) => void;
  /** Escape was pressed where the content has no use for it. */
  readonly onEscape?: () => void;
}

export interface HostFrameHandle {
  /** Mounts the content again. */
  readonly reset: () => void;
}

interface Props extends HostFrameProps {
  /** Whether it runs React as developers have it, for as long as it is open. */
  readonly isDevelopment: boolean;
  /** Stays out of sight: what it will replace is still there. */
  readonly isWaiting?: boolean;
}

/**
 * One frame: it gets the page's settings, and takes the height it needs. Content that leads it to another address leaves
 * it where nothing that is sent arrives any more; with other content, or when it is reset, it opens again.
 */
export const OpenFrame = forwardRef<HostFrameHandle, Props>(function OpenFrame(
  {
    version,
    title,
    content,
    initialHeight,
    settings: ownSettings,
    isDevelopment,
    isWaiting = false,
    onRan,
    onProblem,
    onEscape,
  },
  ref,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const revision = useRef(0);
  const [opening, setOpening] = useState(0);
  /** The last opening whose page has loaded. */
  const loaded = useRef(-1);
  /** Content that navigated the frame away. */
  const [lost, setLost] = useState<HostContent | null>(null);
  /** Whether it was taken out, since it did not answer any more. */
  const [isStopped, setStopped] = useState(false);
  const heartbeat = useRef<Heartbeat | null>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const pageSettings = useDemoSettings();
  const settings = useMemo(
    () => ({ ...pageSettings, ...ownSettings }),
    [pageSettings, ownSettings],
  );
  const host = usePluginData('demo-host') as Pick<Options, 'origin'> | undefined;
  const address = frameAddress((host?.origin ?? '') + useBaseUrl('/'), version, isDevelopment);
  const handlers = useRef({ onRan, onProblem, onEscape });
  useEffect(() => {
    handlers.current = { onRan, onProblem, onEscape };
  });

  useEffect(
    () =>
      listenToHost(() => frame.current, {
        onReady: () => setReady(true),
        onAlive: () => heartbeat.current?.hear(),
        onDialog: () => heartbeat.current?.wait(),
        onHeight: setHeight,
        onRan: (problem) => {
          handlers.current.onProblem?.(problem && formatProblem(problem));
          handlers.current.onRan?.();
        },
        onFailed: (problem) => handlers.current.onProblem?.(formatProblem(problem)),
        onEscape: () => handlers.current.onEscape?.(),
      }),
    [],
  );

  useEffect(() => {
    if (isReady) {
      tellHost(frame.current, { type: 'settings', settings });
    }
  }, [isReady, settings]);

  useEffect(() => {
    if (!isReady) {
      return;
    }
    revision.current += 1;
    tellHost(
      frame.current,
      'id' in content
        ? { type: 'show', ...content }
        : { type: 'run', revision: revision.current, ...content },
    );
  }, [isReady, content]);

  const isWatched = isReady && lost === null && 'files' in content;
  useEffect(() => {
    if (!isWatched) {
      return undefined;
    }
    const beat = watchHeartbeat(
      () => tellHost(frame.current, { type: 'ping' }),
      () => {
        setLost(content);
        setStopped(true);
        handlers.current.onProblem?.(formatProblem(SILENCE));
      },
    );
    heartbeat.current = beat;
    return beat.stop;
  }, [isWatched, content]);

  const openAgain = () => {
    setLost(null);
    setStopped(false);
    setReady(false);
    setOpening(opening + 1);
  };
  if (lost && lost !== content) {
    openAgain();
  }
  useImperativeHandle(ref, () => ({
    reset: () => (lost ? openAgain() : tellHost(frame.current, { type: 'reset' })),
  }));

  function noteLoad() {
    if (loaded.current === opening) {
      setLost(content);
      onProblem?.({ kind: 'runtime', message: wordLoss() });
    }
    loaded.current = opening;
  }

  const style: CSSProperties = {
    height: height ?? initialHeight,
    minHeight: 'var(--min-frame-height)',
    width: '100%',
    border: 0,
    display: 'block',
    ...(isWaiting && { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' }),
  };
  // Only without its frame is such code at an end.
  return isStopped ? (
    <div style={style} />
  ) : (
    <iframe
      key={opening}
      ref={frame}
      title={title}
      src={address}
      sandbox={FRAME_SANDBOX}
      allow={FRAME_PERMISSIONS}
      onLoad={noteLoad}
      style={style}
    />
  );
});

function wordLoss(): string {
  return translate({
    id: 'host.left',
    message: 'The code went to another address, and cannot be shown there.',
    description: 'Shown when the code of a demo leads the frame in which it runs to another page',
  });
}
