import { readPlaygroundLink } from '../../shared/playground/address';
import type { Catalog, ResultView, Work } from '../../shared/playground/types';
import { beginWork, type WorkHistory } from '../work/changeWork';
import { wasInterrupted } from '../../shared/runMark';
import { readKeptWork, runSlot, type KeptWork } from '../work/keptWork';
import { follow, type Preferences } from './follow';
import { takeSavedWork } from '../../shared/playground/saveForPlayground';
import { openWork, variantOf } from './openWork';

/** Initial state of the page. */
export interface Beginning {
  readonly history: WorkHistory;
  readonly view: ResultView;
  /** Names of the parts of the address that could not be used. */
  readonly leftOut: readonly string[];
}

/**
 * Returns the initial state of the page: the work that the address requests, otherwise the stored work, otherwise a
 * demo of the reader's version. If the address replaces stored work, undo restores it.
 *
 * @param fragment of the address
 */
export async function begin(
  catalog: Catalog,
  fragment: string,
  preferences: Preferences,
): Promise<Beginning> {
  const kept = readKeptWork();
  const { link, leftOut } = await readPlaygroundLink(fragment);
  const asksForWork = Boolean(link.version ?? link.demo ?? link.files);
  if (kept && !asksForWork) {
    const present = holdInterrupted(await renew(catalog, kept.present, preferences));
    return { history: beginWork(present, kept.past), view: kept.view, leftOut };
  }
  const followed = await follow(catalog, link, preferences);
  const present = takeSavedWork(link.version, link.demo) ?? followed.work;
  const saysView = link.width !== undefined || link.settings !== undefined;
  return {
    history: beginWork(present, pastOf(kept)),
    view: saysView ? followed.view : (kept?.view ?? followed.view),
    leftOut: [...leftOut, ...followed.leftOut],
  };
}

/** Reloads an unchanged demo, so that it is current even after an update of the site. */
async function renew(
  catalog: Catalog,
  work: Work,
  { styling, ...preferences }: Preferences,
): Promise<Work> {
  const { version, demo } = work;
  const available = await catalog[version]?.();
  if (work.isChanged && available) {
    return work;
  }
  return available?.demos.some(({ id }) => id === demo)
    ? openWork(available, { version, demo, variant: variantOf(work), styling: work.styling })
    : (await follow(catalog, {}, { ...preferences, styling })).work;
}

/** Makes code that crashed the page wait for consent, because it would crash the page again. */
function holdInterrupted(work: Work): Work {
  return work.isChanged && !work.awaitsConsent && wasInterrupted(runSlot())
    ? { ...work, awaitsConsent: true, isInterrupted: true }
    : work;
}

/** Returns the stored steps for undo. The stored present is one of them only if the reader changed it. */
function pastOf(kept: KeptWork | null): readonly Work[] {
  if (!kept) {
    return [];
  }
  return kept.present.isChanged ? [...kept.past, kept.present] : kept.past;
}
