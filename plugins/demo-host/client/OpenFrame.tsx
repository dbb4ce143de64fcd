import useBaseUrl from '@docusaurus/useBaseUrl';
import { forwardRef, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useDemoSettings } from '../../live-demos/client/demoSettings';
import type { DemoSettings, DemoStyling } from '../../live-demos/types';
import { frameAddress } from '../addresses';
import {
  MESSAGE_SOURCE,
  type DemoFiles,
  type FromHost,
  type HostProblem,
  type ToHost,
} from '../types';
import { openLink } from './openLink';
import { wordProblem } from './wordProblem';

/** What the frame shows: a demo of the repository, or files that were written elsewhere. */
export type HostContent =
  | { readonly id: string; readonly styling: DemoStyling }
  | { readonly entry: string; readonly files: DemoFiles; readonly styling: DemoStyling };

export interface HostFrameProps {
  /** Address segment of the docs version below `/x/`; empty for the current one. */
  readonly versionPath: string;
  /** The frame's accessible name. */
  readonly title: string;
  readonly content: HostContent;
  /** Height as CSS has it until the content has told its own. */
  readonly initialHeight: string;
  /** Settings in place of the page's. */
  readonly settings?: Partial<DemoSettings> | null;
  /** The content stands. */
  readonly onRan?: () => void;
  /** Told what goes wrong, and `null` when the content stands and nothing did. */
  readonly onProblem?: (problem: HostProblem | null) => void;
  /** Escape was pressed where the content has no use for it. */
  readonly onEscape?: () => void;
}

export interface HostFrameHandle {
  /** Mounts the content anew. */
  readonly reset: () => void;
}

interface Props extends HostFrameProps {
  /** Whether it runs React as developers have it, for as long as it is open. */
  readonly isDevelopment: boolean;
  /** Stays out of sight: what it will replace is still there. */
  readonly isWaiting?: boolean;
  /** The content led the frame to another address: nothing that is sent arrives any more. */
  readonly onLeft?: () => void;
}

/** One frame from its opening on: it gets the page's settings, and takes the height it needs. */
export const OpenFrame = forwardRef<HostFrameHandle, Props>(function OpenFrame(
  {
    versionPath,
    title,
    content,
    initialHeight,
    settings: ownSettings,
    isDevelopment,
    isWaiting = false,
    onRan,
    onProblem,
    onEscape,
    onLeft,
  },
  ref,
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const revision = useRef(0);
  const hasLoaded = useRef(false);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState<number | null>(null);
  const pageSettings = useDemoSettings();
  const settings = useMemo(
    () => ({ ...pageSettings, ...ownSettings }),
    [pageSettings, ownSettings],
  );
  const address = frameAddress(useBaseUrl('/'), versionPath, isDevelopment);
  const handlers = useRef({ onRan, onProblem, onEscape });
  useEffect(() => {
    handlers.current = { onRan, onProblem, onEscape };
  });

  useEffect(() => {
    function receive({ source, data }: MessageEvent<unknown>) {
      const message = data as ({ source?: unknown } & FromHost) | null;
      if (source !== frame.current?.contentWindow || message?.source !== MESSAGE_SOURCE) {
        return;
      }
      if (message.type === 'ready') {
        setReady(true);
      } else if (message.type === 'height') {
        setHeight(message.height);
      } else if (message.type === 'ran') {
        handlers.current.onProblem?.(message.problem && wordProblem(message.problem));
        handlers.current.onRan?.();
      } else if (message.type === 'failed') {
        handlers.current.onProblem?.(wordProblem(message.problem));
      } else if (message.type === 'link') {
        openLink(message.href);
      } else {
        handlers.current.onEscape?.();
      }
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);

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

  useImperativeHandle(ref, () => ({ reset: () => tellHost(frame.current, { type: 'reset' }) }), []);

  function noteLoad() {
    if (hasLoaded.current) {
      onLeft?.();
    }
    hasLoaded.current = true;
  }

  return (
    <iframe
      ref={frame}
      title={title}
      src={address}
      // Without an origin: whatever runs inside can reach nothing of the site or its storage.
      sandbox="allow-scripts allow-popups allow-downloads allow-forms allow-modals"
      // Demos copy; a frame of another origin has to be allowed to.
      allow="clipboard-write"
      onLoad={noteLoad}
      style={{
        height: height ?? initialHeight,
        width: '100%',
        border: 0,
        display: 'block',
        ...(isWaiting && { position: 'absolute', inset: '0 0 auto', visibility: 'hidden' }),
      }}
    />
  );
});

function tellHost(frame: HTMLIFrameElement | null, message: ToHost): void {
  // A frame without an origin cannot be addressed by one.
  frame?.contentWindow?.postMessage({ source: MESSAGE_SOURCE, ...message }, '*');
}
