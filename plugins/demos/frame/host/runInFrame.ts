import type { DemoSettings, DemoStyling } from '../../shared/types';
import { DEVELOPMENT_FRAGMENT, FRAME_FOLDER } from '../../shared/hostAddresses';
import { FRAME_PERMISSIONS, FRAME_SANDBOX, listenToHost, tellHost } from '../client/sandboxedFrame';
import { markRun, tabSlot } from '../../shared/runMark';
import type { HandedFiles } from '../../shared/handedFiles';
import type { SentProblem } from '../../shared/hostMessages';
import { SILENCE, watchHeartbeat, type Heartbeat } from '../client/watchHeartbeat';

/** Prefix of the key that marks running changed code, followed by the address of the page. */
export const FULL_SCREEN_MARK = 'demo-run ';

interface Content extends HandedFiles {
  /** Address of the demo's page, under which marks are stored. */
  readonly page: string;
  readonly styling: DemoStyling;
  readonly settings: DemoSettings;
}

interface Handlers {
  /** Called when the code does not run at all. */
  readonly onFail: (problem: SentProblem) => void;
  /** Called with each problem while the code runs, and with `null` if there was none. */
  readonly onProblem: (problem: SentProblem | null) => void;
  readonly onEscape: () => void;
}

/** Runs changed code in a frame without an origin, the only place where it may run, as large as the window allows. */
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
