import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { DemoFiles, HostProblem } from '../../../lib/demos/hostMessages';
import type {
  CodeVariant,
  DemoDescriptor,
  DemoSource,
  DemoStyling,
} from '../../../lib/demos/types';
import { setDemoChoices, useDemoChoices, type DemoChoices } from '../../../lib/demos/demoChoices';
import type { MissingDemo, ReceivedLink } from './receiveLink';
import { findOtherEdits, type CodeChoice, type CodeKey } from './findOtherEdits';
import { fileOf, findUnknownFiles, listChanged, pickSent, type ShownFile } from './sentFiles';
import type { SentSettings } from '../../../lib/demos/settingParameters';
import { useDemoLink } from './useDemoLink';
import { useDemoWork } from './useDemoWork';
import { useSources } from './useSources';

/** A demo as it is on the page: what is shown, what was changed, and where it runs. */
export interface DemoState {
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
  /** The files in that language and styling, with the reader's changes; `null` until they are loaded. */
  readonly files: readonly ShownFile[] | null;
  readonly isEdited: boolean;
  /** Names of the files whose text is not the committed one. */
  readonly changed: readonly string[];
  /** Where the reader's changes are, when what is shown has none of them. */
  readonly otherEdits: CodeChoice | null;
  /** Whether the language or the styling was chosen at this demo. */
  readonly hasChosen: boolean;
  readonly problem: HostProblem | null;
  /** Link in the address; a new object, or `null`, after each navigation. */
  readonly received: ReceivedLink | null;
  /** Settings that came with the address and were not changed since; `null` where the page's own hold. */
  readonly settings: SentSettings | null;
  /** Code that came with the address for that language and styling. */
  readonly sent: DemoFiles | null;
  /** Whether that, or the reader's own code after a crash, waits for the reader's word. */
  readonly awaitsConsent: boolean;
  /** Whether the page did not end in order when the reader's code ran last. */
  readonly isInterrupted: boolean;
  /** Parts of the address that could not be read: parameters, and files that the demo does not have. */
  readonly leftOut: readonly string[];
  /** A demo that the address names and the page lacks. */
  readonly missing: MissingDemo | undefined;
  readonly sources: readonly DemoSource[] | null;
  readonly setProblem: (problem: HostProblem | null) => void;
  readonly edit: (name: string, text: string) => void;
  readonly discardEdits: () => void;
  readonly consent: () => void;
  /** Takes the reader's choice, which weighs more than what the address said. */
  readonly choose: (choices: Partial<DemoChoices>) => void;
}

/** @param listing the listing's element; sources are loaded when it comes near the window */
export function useDemo(
  demo: DemoDescriptor,
  listing: RefObject<HTMLElement>,
  needsSources: boolean,
): DemoState {
  const choices = useDemoChoices();
  const { received, settings, missing, forget } = useDemoLink(demo.id);
  const [reported, setReported] = useState<{ key: string; problem: HostProblem | null }>();
  const { edits, agreed, isInterrupted, chosen, change, startAgain } = useDemoWork(demo, received);
  const link = received?.link;
  const allSent = link?.files;

  const variant = (chosen.includes('variant') ? null : link?.variant) ?? choices.variant;
  const wanted = (chosen.includes('styling') ? null : link?.styling) ?? choices.styling;
  const styling = findStyling(demo, wanted);
  const key: CodeKey = `${variant} ${styling}`;
  const problem = reported?.key === key ? reported.problem : null;
  const setProblem = useCallback(
    (next: HostProblem | null) => setReported({ key, problem: next }),
    [key],
  );
  const edited = edits[key];

  const all = useSources(
    demo,
    listing,
    needsSources ||
      variant === 'JS' ||
      styling !== 'system' ||
      Object.keys(edits).length > 0 ||
      allSent !== undefined,
  );
  const sources = all?.[styling] ?? null;
  const committed = useMemo(
    () => sources && sources.map((source) => fileOf(source, variant)),
    [sources, variant],
  );
  const isSentFor =
    variant === (link?.variant ?? variant) && styling === findStyling(demo, link?.styling);
  const sent = useMemo(
    () => (isSentFor && committed && allSent ? pickSent(committed, allSent) : null),
    [isSentFor, committed, allSent],
  );
  const texts = edited ?? sent;
  const files = useMemo(
    () => committed && committed.map(({ name, text }) => ({ name, text: texts?.[name] ?? text })),
    [committed, texts],
  );
  // What was changed back is as committed.
  const changed = committed ? listChanged(committed, texts ?? {}) : [];

  const isHeld = isInterrupted && changed.length > 0;

  const edit = useCallback(
    (name: string, text: string) =>
      change((own) => ({
        edits: { ...own.edits, [key]: { ...sent, ...own.edits[key], [name]: text } },
      })),
    [change, key, sent],
  );
  const discardEdits = useCallback(() => {
    if (received) {
      forget();
      startAgain(key);
    } else {
      change((own) => ({ edits: { ...own.edits, [key]: {} }, isInterrupted: false }));
    }
    setProblem(null);
  }, [change, forget, key, received, setProblem, startAgain]);

  return {
    variant,
    styling,
    files,
    isEdited: changed.length > 0,
    changed,
    otherEdits: sent ? null : findOtherEdits(edits, { variant, styling }, all),
    hasChosen: chosen.length > 0,
    problem,
    received,
    settings,
    sent,
    awaitsConsent: (sent !== null || isHeld) && !agreed.includes(key),
    isInterrupted: isHeld,
    leftOut: [...(received?.leftOut ?? []), ...(all && link ? findUnknownFiles(all, link) : [])],
    missing,
    sources,
    setProblem,
    edit,
    discardEdits,
    consent: () => change((before) => ({ agreed: [...before.agreed, key] })),
    choose: (next) => {
      const names = Object.keys(next);
      change((before) => ({ chosen: [...before.chosen, ...names] }));
      // Where the address has code, it says for what: that is found again when the page is loaded again.
      if (received && !allSent) {
        forget(names);
      }
      setDemoChoices(next);
    },
  };
}

/** The one that is wanted where the demo has it. */
function findStyling({ stylings }: DemoDescriptor, wanted: DemoStyling = 'system'): DemoStyling {
  return stylings?.includes(wanted) ? wanted : 'system';
}
