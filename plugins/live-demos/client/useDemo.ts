import { useCallback, useMemo, useState, type RefObject } from 'react';
import type { DemoFiles, HostProblem } from '../../demo-host/types';
import type { CodeVariant, DemoDescriptor, DemoSource, DemoStyling } from '../types';
import { setDemoChoices, useDemoChoices, type DemoChoices } from './demoChoices';
import type { SentSettings } from './settingParameters';
import { useDemoLink, type ReceivedLink } from './useDemoLink';
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
  readonly problem: HostProblem | null;
  /** Settings that came with the address; `null` where the page's own hold. */
  readonly settings: SentSettings | null;
  /** Whether code came with the address and waits for the reader's word. */
  readonly awaitsConsent: boolean;
  /** Whether a part of the address could not be read. */
  readonly hasBrokenLink: boolean;
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
  /** Nothing of the sent code is left, or the reader wants to run it. */
  readonly isTrusted: boolean;
  readonly hasChosen: boolean;
}

const untouched = (received: ReceivedLink | null): Work => ({
  received,
  edits: {},
  isTrusted: false,
  hasChosen: false,
});

/** @param listing the listing's element; sources are loaded when it comes near the window */
export function useDemo(
  demo: DemoDescriptor,
  listing: RefObject<HTMLElement>,
  needsSources: boolean,
): DemoState {
  const choices = useDemoChoices();
  const received = useDemoLink(demo.id);
  const [work, setWork] = useState(() => untouched(received));
  const [problem, setProblem] = useState<HostProblem | null>(null);
  const { edits, isTrusted, hasChosen } = work.received === received ? work : untouched(received);
  const change = useCallback(
    (next: (own: Work) => Partial<Work>) =>
      setWork((before) => {
        const own = before.received === received ? before : untouched(received);
        return { ...own, ...next(own) };
      }),
    [received],
  );

  const link = hasChosen ? undefined : received?.link;
  const { variant = choices.variant, styling: wanted = choices.styling, files: sent } = link ?? {};
  const styling = demo.stylings?.includes(wanted) ? wanted : 'system';
  const key = `${variant} ${styling}`;
  const changed = edits[key] ?? sent;

  const all = useSources(
    demo,
    listing,
    needsSources || variant === 'JS' || styling !== 'system' || changed !== undefined,
  );
  const sources = all?.[styling] ?? null;
  const files = useMemo(
    () =>
      sources?.map((source): ShownFile => {
        const [name, text] =
          variant === 'JS'
            ? [source.javascriptName, source.javascript]
            : [source.name, source.typescript];
        return { name, text: changed?.[name] ?? text };
      }) ?? null,
    [sources, variant, changed],
  );

  const edit = useCallback(
    (name: string, text: string) =>
      change((own) => ({
        edits: { ...own.edits, [key]: { ...(own.edits[key] ?? sent), [name]: text } },
      })),
    [change, key, sent],
  );
  const discardEdits = useCallback(() => {
    change((own) => ({ edits: { ...own.edits, [key]: {} }, isTrusted: true }));
    setProblem(null);
  }, [change, key]);

  return {
    variant,
    styling,
    files,
    isEdited: changed !== undefined && Object.keys(changed).length > 0,
    problem,
    settings: received?.link.settings ?? null,
    awaitsConsent: sent !== undefined && !isTrusted,
    hasBrokenLink: received?.isWhole === false,
    sources,
    setProblem,
    edit,
    discardEdits,
    consent: () => change(() => ({ isTrusted: true })),
    choose: (chosen) => {
      change(() => ({ hasChosen: true }));
      setDemoChoices(chosen);
    },
  };
}
