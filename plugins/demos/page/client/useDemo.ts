import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { DemoFiles, HostProblem } from '../../shared/hostMessages';
import type { CodeVariant, DemoDescriptor, DemoSource, DemoStyling } from '../../shared/types';
import { setDemoChoices, useDemoChoices, type DemoChoices } from '../../shared/demoChoices';
import type { MissingDemo, ReceivedLink } from './receiveLink';
import { findOtherEdits, type CodeChoice, type CodeKey } from './findOtherEdits';
import { fileOf, findUnknownFiles, listChanged, pickSent, type ShownFile } from './sentFiles';
import type { SentSettings } from '../../shared/settingParameters';
import { useDemoLink } from './useDemoLink';
import { useDemoWork } from './useDemoWork';
import { useSources } from './useSources';

/** State of a demo on the page: what is shown, what was changed, and whether it may run. */
export interface DemoState {
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
  /** The files in that language and styling, with the reader's changes; `null` until they are loaded. */
  readonly files: readonly ShownFile[] | null;
  readonly isEdited: boolean;
  /** Names of the files whose text differs from the committed one. */
  readonly changed: readonly string[];
  /** Language and styling that contain the reader's changes, if those on screen have none. */
  readonly otherEdits: CodeChoice | null;
  /** Whether the language or the styling was chosen at this demo. */
  readonly hasChosen: boolean;
  readonly problem: HostProblem | null;
  /** Link in the address; a new object, or `null`, after each navigation. */
  readonly received: ReceivedLink | null;
  /** Settings from the address that the reader has not changed since; `null` if the page's settings apply. */
  readonly settings: SentSettings | null;
  /** Code from the address for that language and styling. */
  readonly sent: DemoFiles | null;
  /** Whether the code from the address, or the reader's code after a crash, waits for consent. */
  readonly awaitsConsent: boolean;
  /** Whether the page stopped responding when the reader's code last ran. */
  readonly isInterrupted: boolean;
  /** Parts of the address that could not be read: parameters, and files that the demo does not have. */
  readonly leftOut: readonly string[];
  /** A demo that the address links to and the page does not have. */
  readonly missing: MissingDemo | undefined;
  readonly sources: readonly DemoSource[] | null;
  readonly setProblem: (problem: HostProblem | null) => void;
  readonly edit: (name: string, text: string) => void;
  readonly discardEdits: () => void;
  readonly consent: () => void;
  /** Applies the reader's choice, which overrides the address. */
  readonly choose: (choices: Partial<DemoChoices>) => void;
}

/** @param listing the listing's element; sources are loaded when it approaches the viewport */
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
  // Reverting a change makes the code count as committed.
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
      // An address with code keeps its language and styling, so that the code is found again after a reload.
      if (received && !allSent) {
        forget(names);
      }
      setDemoChoices(next);
    },
  };
}

/** Returns the wanted styling if the demo has it. */
function findStyling({ stylings }: DemoDescriptor, wanted: DemoStyling = 'system'): DemoStyling {
  return stylings?.includes(wanted) ? wanted : 'system';
}
