import { MESSAGE_SOURCE, type SentProblem, type ToHost } from '../../../lib/demos/hostMessages';
import { parseFromHost } from '../../../lib/demos/parseMessage';

/**
 * Without an origin: whatever runs inside can reach nothing of the site or its storage. Tabs that it opens, which takes a
 * click in it, are ordinary ones: most pages do not work without an origin.
 */
export const FRAME_SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads allow-forms allow-modals';
/** Demos copy; a frame of another origin has to be allowed to. */
export const FRAME_PERMISSIONS = 'clipboard-write';

/** Handlers of messages from the host in the frame. */
export interface HostListeners {
  readonly onReady: () => void;
  /** The answer to a ping. */
  readonly onAlive?: () => void;
  /** Until the reader closes a dialog, nothing is answered. */
  readonly onDialog?: () => void;
  /** In CSS pixels. */
  readonly onHeight?: (height: number) => void;
  /** The content is mounted; the problem is what went wrong in the meantime. */
  readonly onRan: (problem: SentProblem | null) => void;
  readonly onFailed: (problem: SentProblem) => void;
  /** Escape was pressed where the content has no use for it. */
  readonly onEscape: () => void;
}

/**
 * Listens to the host in a frame, and to nobody else.
 *
 * @param frameOf the frame as it is when a message comes
 * @returns ends it
 */
export function listenToHost(
  frameOf: () => HTMLIFrameElement | null,
  { onReady, onAlive, onDialog, onHeight, onRan, onFailed, onEscape }: HostListeners,
): () => void {
  function receive({ source, data }: MessageEvent<unknown>) {
    const message = source === frameOf()?.contentWindow ? parseFromHost(data) : null;
    if (message === null) {
      return;
    }
    if (message.type === 'ready') {
      onReady();
    } else if (message.type === 'alive') {
      onAlive?.();
    } else if (message.type === 'dialog') {
      onDialog?.();
    } else if (message.type === 'height') {
      onHeight?.(message.height);
    } else if (message.type === 'ran') {
      onRan(message.problem);
    } else if (message.type === 'failed') {
      onFailed(message.problem);
    } else {
      onEscape();
    }
  }
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

/** Tells the host in a frame something. */
export function tellHost(frame: HTMLIFrameElement | null, message: ToHost): void {
  // A frame without an origin cannot be addressed by one.
  frame?.contentWindow?.postMessage({ source: MESSAGE_SOURCE, ...message }, '*');
}
