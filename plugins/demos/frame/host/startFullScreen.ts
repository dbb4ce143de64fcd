import { readDemoChoices } from '../../shared/demoChoices';
import { readSettings, writeSettings } from '../../shared/demoSettings';
import {
  readSettingParameter,
  settingParameters,
  type SentSettings,
} from '../../shared/settingParameters';
import { DEMO_PARAMETER } from '../../shared/hostAddresses';
import { DEMO_STYLINGS, type DemoStyling } from '../../shared/codeForms';
import type { DemoSettings } from '../../shared/types';
import { applySettings } from '../../../settings/client/applySettings';
import { COLOR_MODE_KEY, SETTINGS_KEY } from '../../../settings/storageKeys';
import { HANDED_PARAMETER, readHandedFiles } from '../../shared/handedFiles';
import { tabSlot, wasInterrupted } from '../../shared/runMark';
import { listenForEscape } from './listenForEscape';
import { loadDemo } from './loadDemo';
import { localizeCommitted } from './localize';
import { readPageTexts, type PageTexts } from './readPageTexts';
import { FULL_SCREEN_MARK, runInFrame } from './runInFrame';
import { createStage } from './stage';
import { formatProblem, type Message } from './formatProblem';

/**
 * Starts the full-screen page of a committed demo or of the reader's version of it, with the styling and settings of
 * its address. Settings that are not in the address are the reader's stored ones.
 */
export async function startFullScreen(element: HTMLElement, id: string): Promise<void> {
  const parameters = new URLSearchParams(location.search);
  const wanted = parameters.get('styling');
  const styling = DEMO_STYLINGS.find((each) => each === wanted) ?? 'system';
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
    // A link that was opened in another tab has no saved files.
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

/** Returns the address of a demo on this page, without its options. */
const pageOf = (id: string): string =>
  `${location.pathname}?${new URLSearchParams({ [DEMO_PARAMETER]: id })}`;

/**
 * Returns the parameters that the documentation page needs after the demo's anchor to show it in the same state. Omits
 * the reader's stored settings: the page already has them, and a demo with a setting in the address no longer follows
 * the page.
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

/** Adds a line above the demo that screen readers announce when it changes. */
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

/** Shows an error instead of the demo, with a button to start it again. */
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

/** Returns a stored value, or `null` if the browser blocks storage. */
function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Returns the reader's color mode, or else the system's. */
function readMode(): 'light' | 'dark' {
  const chosen = readKept(COLOR_MODE_KEY);
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return chosen === 'dark' || (chosen !== 'light' && dark) ? 'dark' : 'light';
}
