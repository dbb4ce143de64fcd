import { MESSAGE_SOURCE, type SentProblem, type ToHost } from '../../shared/hostMessages';
import { parseFromHost } from '../../shared/parseMessage';

/**
 * Sandbox without an origin: code inside cannot access the site or its storage. Tabs that it opens, which requires a
 * click in the frame, are not sandboxed, because most pages do not work without an origin.
 */
export const FRAME_SANDBOX =
  'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-downloads allow-forms allow-modals';
/** Demos copy to the clipboard, which a cross-origin frame needs permission for. */
export const FRAME_PERMISSIONS = 'clipboard-write';

/** Handlers of messages from the host in the frame. */
export interface HostListeners {
  readonly onReady: () => void;
  /** Called with the response to a ping. */
  readonly onAlive?: () => void;
  /** Called when a dialog opens; the frame does not respond until the reader closes it. */
  readonly onDialog?: () => void;
  /** Receives the height in CSS pixels. */
  readonly onHeight?: (height: number) => void;
  /** Called when the content has mounted, with any problem that occurred in the meantime. */
  readonly onRan: (problem: SentProblem | null) => void;
  readonly onFailed: (problem: SentProblem) => void;
  /** Called when Escape was pressed and the content did not handle it. */
  readonly onEscape: () => void;
}

/**
 * Listens to messages from the host in a frame and ignores all others.
 *
 * @param frameOf returns the current frame when a message arrives
 * @returns a function that stops listening
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

/** Sends a message to the host in a frame. */
export function tellHost(frame: HTMLIFrameElement | null, message: ToHost): void {
  // A frame without an origin cannot be addressed by its origin.
  frame?.contentWindow?.postMessage({ source: MESSAGE_SOURCE, ...message }, '*');
}
