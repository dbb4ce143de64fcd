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
import { useDemoSettings } from '../../shared/demoSettings';
import type { DemoSettings, DemoStyling } from '../../shared/types';
import { frameAddress } from '../../shared/hostAddresses';
import type { DemoFiles, HostProblem } from '../../shared/hostMessages';
import { FRAME_PERMISSIONS, FRAME_SANDBOX, listenToHost, tellHost } from './sandboxedFrame';
import { SILENCE, watchHeartbeat, type Heartbeat } from './watchHeartbeat';
import { formatProblem } from './formatProblem';

/** Content of the frame: a committed demo, or files from elsewhere. */
export type HostContent =
  | { readonly id: string; readonly styling: DemoStyling }
  | { readonly entry: string; readonly files: DemoFiles; readonly styling: DemoStyling };

export interface HostFrameProps {
  /** Docs version whose host is loaded. */
  readonly version: string;
  /** The frame's accessible name. */
  readonly title: string;
  readonly content: HostContent;
  /** CSS height until the content reports its height. */
  readonly initialHeight: string;
  /** Settings that override those of the page. */
  readonly settings?: Partial<DemoSettings> | null;
  /** Called when the content has mounted. */
  readonly onRan?: () => void;
  /** Called with each problem, and with `null` when the content has mounted without one. */
  readonly onProblem?: (problem: HostProblem | null) => void;
  /** Called when Escape was pressed and the content did not handle it. */
  readonly onEscape?: () => void;
}

export interface HostFrameHandle {
  /** Mounts the content again. */
  readonly reset: () => void;
}

interface Props extends HostFrameProps {
  /** Whether the frame runs the development React, for as long as it is open. */
  readonly isDevelopment: boolean;
  /** Whether the frame is hidden because the one that it will replace is still visible. */
  readonly isWaiting?: boolean;
}

/**
 * Renders one frame, which receives the page's settings and adapts to the height of its content. Content that navigates
 * the frame to another address leaves it unreachable for messages; the frame opens again with other content or on
 * reset.
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
  /** Number of the last opening whose page has loaded. */
  const loaded = useRef(-1);
  /** Content that navigated the frame away. */
  const [lost, setLost] = useState<HostContent | null>(null);
  /** Whether the frame was removed because it did not respond. */
  const [isStopped, setStopped] = useState(false);
  const heartbeat = useRef<Heartbeat | null>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const pageSettings = useDemoSettings();
  const settings = useMemo(
    () => ({ ...pageSettings, ...ownSettings }),
    [pageSettings, ownSettings],
  );
  const host = usePluginData('demos') as { readonly origin: string | null } | undefined;
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
  // Only removing the frame stops such code.
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
