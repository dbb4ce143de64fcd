import { readDemoChoices } from '../../../lib/demos/demoChoices';
import { readSettings, writeSettings } from '../../../lib/demos/demoSettings';
import {
  readSettingParameter,
  settingParameters,
  type SentSettings,
} from '../../../lib/demos/settingParameters';
import { DEMO_PARAMETER } from '../../../lib/demos/hostAddresses';
import type { DemoSettings, DemoStyling } from '../../../lib/demos/types';
import { applySettings } from '../../settings/client/applySettings';
import { COLOR_MODE_KEY, SETTINGS_KEY } from '../../settings/storageKeys';
import { HANDED_PARAMETER, readHandedFiles } from '../../../lib/demos/handedFiles';
import { tabSlot, wasInterrupted } from '../../../lib/demos/runMark';
import { listenForEscape } from './listenForEscape';
import { loadDemo } from './loadDemo';
import { localizeCommitted } from './localize';
import { readPageTexts, type PageTexts } from './readPageTexts';
import { FULL_SCREEN_MARK, runInFrame } from './runInFrame';
import { createStage } from './stage';
import { formatProblem, type Message } from './formatProblem';

const STYLINGS: readonly string[] = ['system', 'tailwind', 'css'] satisfies DemoStyling[];

/**
 * A page of its own for a demo of the repository, or for what the reader made of it, in the styling and with the
 * settings that its address says; settings of which it says nothing are those that the reader keeps.
 */
export async function startFullScreen(element: HTMLElement, id: string): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const wanted = parameters.get('styling') ?? '';
  const styling = STYLINGS.includes(wanted) ? (wanted as DemoStyling) : 'system';
  const root = document.documentElement;
  applySettings(root, readKept(SETTINGS_KEY));
  const kept = { ...readSettings(), mode: readMode() };
  const sent = readSent(parameters);
  const settings = { ...kept, ...sent };
  writeSettings(root, settings);
  const isEdited = parameters.has(HANDED_PARAMETER);
  const page = pageOf(id);
  const handed = isEdited ? readHandedFiles(page) : null;
  const wayBack = document.querySelector<HTMLAnchorElement>('.host-bar a');
  if (wayBack) {
    wayBack.hash = handed?.hash ?? wayBack.hash + describeWayBack(sent, kept, styling);
    listenForEscape(element, () => wayBack.focus());
  }
  const words = readPageTexts(document);
  if (handed) {
    const note = addNote(element);
    const run = () =>
      runInFrame(
        element,
        { ...handed, page, styling, settings },
        {
          onFail: (problem) => showFailure(element, formatProblem(problem, words), words),
          onProblem: (problem) => note(problem && formatProblem(problem, words)),
          onEscape: () => wayBack?.focus(),
        },
      );
    if (wasInterrupted(tabSlot(FULL_SCREEN_MARK + page))) {
      const { language, texts } = words;
      showFailure(element, { text: texts.interrupted, language }, words, run);
    } else {
      run();
    }
    return;
  }
  if (isEdited) {
    // A link that is opened in another tab finds nothing there.
    addNote(element)({ text: words.texts.committed, language: words.language });
  }
  const fail = (error: unknown) => {
    const text = error instanceof Error ? error.message : String(error);
    showFailure(element, { text, language: 'en' }, words);
  };
  try {
    const Demo = await localizeCommitted(id, await loadDemo(id, styling));
    await createStage(element, fail).show(Demo);
  } catch (error) {
    fail(error);
  }
}

/** The address of a demo on this page, without what was chosen for it. */
const pageOf = (id: string): string =>
  `${location.pathname}?${new URLSearchParams({ [DEMO_PARAMETER]: id })}`;

/**
 * What the page needs behind the demo's anchor to show it as it is here: what the reader keeps, the page has without
 * being told, and where it is told the demo no longer follows the page.
 */
function describeWayBack(sent: SentSettings, kept: DemoSettings, styling: DemoStyling): string {
  const known = settingParameters(kept);
  const parameters = new URLSearchParams(
    Object.entries(settingParameters(sent)).filter(([name, value]) => value !== known[name]),
  );
  if (styling !== readDemoChoices().styling) {
    parameters.set('styling', styling);
  }
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Makes room for a line above what is shown, which is read out when it changes. */
function addNote(element: HTMLElement): (message: Message | null) => void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.className = 'host-note';
  element.before(note);
  return (message) => {
    note.lang = message?.language ?? '';
    note.textContent = message?.text ?? '';
  };
}

/** Says what went wrong in place of the demo, and lets the reader start it again. */
function showFailure(
  element: HTMLElement,
  message: Message,
  { language, texts }: PageTexts,
  start: () => void = () => location.reload(),
): void {
  const alert = document.createElement('p');
  alert.setAttribute('role', 'alert');
  alert.lang = message.language;
  alert.textContent = message.text;
  const restart = document.createElement('button');
  restart.lang = language;
  restart.textContent = texts.restart;
  restart.addEventListener('click', start);
  element.replaceChildren(alert, restart);
}

function readSent(parameters: URLSearchParams): SentSettings {
  return [...parameters].reduce<SentSettings>(
    (known, [name, value]) => readSettingParameter(name, value, known) ?? known,
    {},
  );
}

/** Returns a stored value; browsers that block storage throw. */
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The reader's choice, else the system's. */
function readMode(): 'light' | 'dark' {
  const chosen = readKept(COLOR_MODE_KEY);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return chosen === 'dark' || (chosen !== 'light' && dark) ? 'dark' : 'light';
}
