import { CODE_VARIANTS } from '../../shared/codeForms';
import type { CodeVariant, DemoSources, DemoStyling } from '../../shared/types';
import type { Edits } from './keptEdits';
import { fileOf, listChanged } from './sentFiles';

/** A language and a styling of a demo. */
export interface CodeChoice {
  readonly variant: CodeVariant;
  readonly styling: DemoStyling;
}

/** Key under which a reader's changes are kept. */
export type CodeKey = `${CodeVariant} ${DemoStyling}`;

/**
 * Finds another language or styling in which the reader has changed the demo, if the code on screen is as committed: it
 * does not include those changes, nor does anything copied or sent from it.
 */
export function findOtherEdits(
  edits: Edits,
  shown: CodeChoice,
  all: DemoSources | null,
): CodeChoice | null {
  const isChanged = ({ variant, styling }: CodeChoice): boolean => {
    const key: CodeKey = `${variant} ${styling}`;
    const committed = all?.[styling]?.map((source) => fileOf(source, variant)) ?? [];
    return listChanged(committed, edits[key] ?? {}).length > 0;
  };
  const choices = (Object.keys(all ?? {}) as DemoStyling[]).flatMap((styling) =>
    CODE_VARIANTS.map((variant) => ({ variant, styling })),
  );
  return isChanged(shown) ? null : (choices.find(isChanged) ?? null);
}
