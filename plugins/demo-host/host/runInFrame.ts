import type { DemoSettings, DemoStyling } from '../../../lib/demos/types';
import { DEVELOPMENT_FRAGMENT, FRAME_FOLDER } from '../../../lib/demos/hostAddresses';
import { FRAME_PERMISSIONS, FRAME_SANDBOX, listenToHost, tellHost } from '../client/sandboxedFrame';
import { markRun, tabSlot } from '../../../lib/demos/runMark';
import type { HandedFiles } from '../../../lib/demos/handedFiles';
import type { SentProblem } from '../../../lib/demos/hostMessages';
import { SILENCE, watchHeartbeat, type Heartbeat } from '../client/watchHeartbeat';

/** Where it is noted, by the address of a page, that changed code runs there. */
export const FULL_SCREEN_MARK = 'demo-run ';

interface Content extends HandedFiles {
  /** The address of the demo's page, which marks are kept by. */
  readonly page: string;
  readonly styling: DemoStyling;
  readonly settings: DemoSettings;
}

interface Handlers {
  /** Nothing of the code runs. */
  readonly onFail: (problem: SentProblem) => void;
  /** Told what goes wrong while the code runs, and `null` when nothing did. */
  readonly onProblem: (problem: SentProblem | null) => void;
  readonly onEscape: () => void;
}

/** Runs changed code in a frame without an origin, where alone it may run, as large as the window has room. */
export function runInFrame(element: HTMLElement, content: Content, handlers: Handlers): void {
  const { page, settings, entry, files, styling } = content;
  const frame = document.createElement('iframe');
  let hasRun = false;
  let heartbeat: Heartbeat | undefined;
  const endRun = markRun(tabSlot(FULL_SCREEN_MARK + page));
  const fail = (problem: SentProblem) => {
    heartbeat?.stop();
    endRun();
    handlers.onFail(problem);
  };
  frame.title = document.title;
  frame.src = FRAME_FOLDER + DEVELOPMENT_FRAGMENT;
  frame.setAttribute('sandbox', FRAME_SANDBOX);
  frame.allow = FRAME_PERMISSIONS;
  listenToHost(() => frame, {
    onAlive: () => heartbeat?.hear(),
    onDialog: () => heartbeat?.wait(),
    onReady() {
      heartbeat?.stop();
      heartbeat = watchHeartbeat(
        () => tellHost(frame, { type: 'ping' }),
        () => fail(SILENCE),
      );
      tellHost(frame, { type: 'settings', settings });
      tellHost(frame, { type: 'run', revision: 1, entry, files, styling });
    },
    onRan(problem) {
      hasRun = true;
      handlers.onProblem(problem);
    },
    onFailed: (problem) => (hasRun ? handlers.onProblem(problem) : fail(problem)),
    onEscape: handlers.onEscape,
  });
  element.replaceChildren(frame);
}
