import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { DemoFiles, HostProblem } from '../../demo-host/types';
import type { CodeVariant, DemoDescriptor, DemoSource, DemoSources, DemoStyling } from '../types';
import { setDemoChoices, useDemoChoices, type DemoChoices } from './demoChoices';
import type { MissingDemo, ReceivedLink } from './receiveLink';
import type { SentSettings } from './settingParameters';
import { useDemoLink } from './useDemoLink';
import { useSources } from './useSources';

/** One file as the reader sees it. */
export interface ShownFile {
  readonly name: string;
  readonly text: string;
}

/** A demo as it stands on the page: what is shown, what was changed, and where it runs. */
export interface DemoState {
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
  /** The files in that language and styling, with the reader's changes; `null` until they are loaded. */
  readonly files: readonly ShownFile[] | null;
  readonly isEdited: boolean;
  /** Whether the language or the styling was chosen at this demo. */
  readonly hasChosen: boolean;
  readonly problem: HostProblem | null;
  /** Settings that came with the address; `null` where the page's own hold. */
  readonly settings: SentSettings | null;
  /** Whether code came with the address and waits for the reader's word. */
  readonly awaitsConsent: boolean;
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

/** What the reader did with the demo since it stands as the address says. */
interface Work {
  /** The address it belongs to: code that another one brings is not trusted because this one's was. */
  readonly received: ReceivedLink | null;
  /** Changed files by language and styling. */
  readonly edits: Readonly<Record<string, DemoFiles>>;
  /** Languages and stylings whose sent code was shown, and may run. */
  readonly agreed: readonly string[];
  readonly hasChosen: boolean;
}

const untouched = (received: ReceivedLink | null): Work => ({
  received,
  edits: {},
  agreed: [],
  hasChosen: false,
});

/** @param listing the listing's element; sources are loaded when it comes near the window */
export function useDemo(
  demo: DemoDescriptor,
  listing: RefObject<HTMLElement>,
  needsSources: boolean,
): DemoState {
  const choices = useDemoChoices();
  const { received, missing, forget } = useDemoLink(demo.id);
  const [work, setWork] = useState(() => untouched(received));
  const [reported, setReported] = useState<{ key: string; problem: HostProblem | null }>();
  const { edits, agreed, hasChosen } = work.received === received ? work : untouched(received);
  const change = useCallback(
    (next: (own: Work) => Partial<Work>) =>
      setWork((before) => {
        const own = before.received === received ? before : untouched(received);
        return { ...own, ...next(own) };
      }),
    [received],
  );

  const { variant = choices.variant, styling: wanted = choices.styling } =
    (hasChosen ? undefined : received?.link) ?? {};
  const styling = demo.stylings?.includes(wanted) ? wanted : 'system';
  const key = `${variant} ${styling}`;
  const problem = reported?.key === key ? reported.problem : null;
  const setProblem = useCallback(
    (next: HostProblem | null) => setReported({ key, problem: next }),
    [key],
  );
  const edited = edits[key];
  const allSent = received?.link.files;

  const all = useSources(
    demo,
    listing,
    needsSources ||
      variant === 'JS' ||
      styling !== 'system' ||
      edited !== undefined ||
      allSent !== undefined,
  );
  const sources = all?.[styling] ?? null;
  const committed = useMemo(
    () => sources && sources.map((source) => fileOf(source, variant)),
    [sources, variant],
  );
  const sent = useMemo(
    () => committed && allSent && pickSent(committed, allSent),
    [committed, allSent],
  );
  const changed = edited ?? sent;
  const files = useMemo(
    () => committed && committed.map(({ name, text }) => ({ name, text: changed?.[name] ?? text })),
    [committed, changed],
  );

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
      // What was changed under another key may hold sent code, too.
      setWork(untouched(null));
    } else {
      change((own) => ({ edits: { ...own.edits, [key]: {} } }));
    }
    setProblem(null);
  }, [change, forget, key, received, setProblem]);

  return {
    variant,
    styling,
    files,
    isEdited: Object.keys(changed ?? {}).length > 0,
    hasChosen,
    problem,
    settings: received?.link.settings ?? null,
    awaitsConsent: Object.keys(sent ?? {}).length > 0 && !agreed.includes(key),
    leftOut: [...(received?.leftOut ?? []), ...(all ? findStrangers(all, allSent) : [])],
    missing,
    sources,
    setProblem,
    edit,
    discardEdits,
    consent: () => change((own) => ({ agreed: [...own.agreed, key] })),
    choose: (chosen) => {
      change(() => ({ hasChosen: true }));
      if (received) {
        forget(['variant', 'styling']);
      }
      setDemoChoices(chosen);
    },
  };
}

function fileOf(source: DemoSource, variant: CodeVariant): ShownFile {
  return variant === 'JS'
    ? { name: source.javascriptName, text: source.javascript }
    : { name: source.name, text: source.typescript };
}

/** Of sent files those that would take the place of what is shown. */
function pickSent(shown: readonly ShownFile[], sent: DemoFiles): DemoFiles {
  return Object.fromEntries(
    shown
      .filter(({ name }) => Object.hasOwn(sent, name))
      .map(({ name }) => [name, sent[name] ?? '']),
  );
}

/** Files of an address that the demo has in no language and styling. */
function findStrangers(all: DemoSources, sent: DemoFiles = {}): string[] {
  const names = Object.values(all)
    .flat()
    .flatMap(({ name, javascriptName }) => [name, javascriptName]);
  return Object.keys(sent).filter((name) => !names.includes(name));
}
