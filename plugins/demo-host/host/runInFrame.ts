import type { DemoSettings, DemoStyling } from '../../live-demos/types';
import { DEVELOPMENT_FRAGMENT } from '../addresses';
import { openLink } from '../client/openLink';
import type { HandedFiles } from '../handedFiles';
import { MESSAGE_SOURCE, type FromHost, type ToHost } from '../types';

interface Content extends HandedFiles {
  readonly styling: DemoStyling;
  readonly settings: DemoSettings;
}

interface Handlers {
  /** Told what React or the browser say, or `null` for what the host itself finds. */
  readonly onFail: (message: string | null) => void;
  readonly onEscape: () => void;
}

/** Runs changed code in a frame without an origin, where alone it may run, as large as the window has room. */
export function runInFrame(element: HTMLElement, content: Content, handlers: Handlers): void {
  const { settings, entry, files, styling } = content;
  const frame = document.createElement('iframe');
  frame.title = document.title;
  frame.src = `../host/${DEVELOPMENT_FRAGMENT}`;
  frame.setAttribute(
    'sandbox',
    'allow-scripts allow-popups allow-downloads allow-forms allow-modals',
  );
  frame.allow = 'clipboard-write';
  const tell = (message: ToHost) =>
    // A frame without an origin cannot be addressed by one.
    frame.contentWindow?.postMessage({ source: MESSAGE_SOURCE, ...message }, '*');
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const message = data as ({ source?: unknown } & FromHost) | null;
    if (source !== frame.contentWindow || message?.source !== MESSAGE_SOURCE) {
      return;
    }
    if (message.type === 'ready') {
      tell({ type: 'settings', settings });
      tell({ type: 'run', revision: 1, entry, files, styling });
    } else if (message.type === 'failed') {
      // The words for what the host finds are with the page on which the code is changed.
      handlers.onFail('message' in message.problem ? message.problem.message : null);
    } else if (message.type === 'link') {
      openLink(message.href);
    } else if (message.type === 'key') {
      handlers.onEscape();
    }
  });
  element.replaceChildren(frame);
}
