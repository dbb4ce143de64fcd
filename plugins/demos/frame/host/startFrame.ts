import { writeSettings } from '../../shared/demoSettings';
import type { DemoFiles, SentProblem, ToHost } from '../../shared/hostMessages';
import { describeError } from './describeError';
import { HostError } from './HostError';
import { listenForEscape } from './listenForEscape';
import { listenForLinks } from './listenForLinks';
import { loadDemo } from './loadDemo';
import { localizeCommitted, localizeSent } from './localize';
import { createStage } from './stage';
import { reportHeight } from './reportHeight';
import { startTailwind } from './startTailwind';
import { tellOfDialogs } from './tellOfDialogs';
import { listenToPage, tellPage } from './talkToPage';

/** Starts the frame, which shows and runs what the surrounding page sends. */
export function startFrame(element: HTMLElement): void {
  let revision = 0;
  let files: DemoFiles = {};
  /** The latest problem since the content was loaded. */
  let problem: SentProblem | null = null;
  const fail = (error: unknown) => {
    problem = describeError(error, files);
    tellPage({ type: 'failed', revision, problem });
  };
  const stage = createStage(element, (error) => {
    fail(error);
    void stage.bringBack();
  });
  const tellHeight = reportHeight(element);

  async function prepare(message: Extract<ToHost, { type: 'run' | 'show' }>) {
    if (message.type === 'show') {
      return localizeCommitted(message.id, await loadDemo(message.id, message.styling));
    }
    if (self.origin !== 'null') {
      throw new HostError({
        kind: 'runtime',
        message:
          'Sent code runs only in a frame with sandbox="allow-scripts", which has no origin.',
      });
    }
    if (message.styling === 'tailwind') {
      await startTailwind();
    }
    const { runFiles } = await import('./runFiles');
    return localizeSent(message.files, await runFiles(message.files, message.entry));
  }

  async function perform(message: Extract<ToHost, { type: 'run' | 'show' }>): Promise<void> {
    const current = message.type === 'run' ? message.revision : revision + 1;
    revision = current;
    files = message.type === 'run' ? message.files : {};
    try {
      const Demo = await prepare(message);
      if (current === revision) {
        // Until now, this was the problem of the previous content.
        problem = null;
        await stage.show(Demo);
        // The page reveals the frame at this message and should already have its height.
        tellHeight();
        tellPage({ type: 'ran', revision, problem });
      }
    } catch (error) {
      if (current === revision) {
        fail(error);
      }
    }
  }

  listenToPage((message) => {
    if (message.type === 'settings') {
      writeSettings(document.documentElement, message.settings);
    } else if (message.type === 'ping') {
      tellPage({ type: 'alive' });
    } else if (message.type === 'reset') {
      void stage.reset().catch(fail);
    } else {
      void perform(message);
    }
  });
  window.addEventListener('error', ({ error }) => {
    // Events without an error are browser notices, for example about an unfinished resize observation.
    if (error) {
      fail(error);
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  listenForEscape(element, () => tellPage({ type: 'key', key: 'Escape' }));
  tellOfDialogs(window, (isOpen) => tellPage({ type: isOpen ? 'dialog' : 'alive' }));
  listenForLinks();
  tellPage({ type: 'ready' });
}
