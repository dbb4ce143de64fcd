import { CheckLog } from './CheckLog.ts';
import { eachInParallel } from './eachInParallel.ts';

/** Looks under way at once: with three, two cores had nothing to do for a tenth of the time. */
const PARALLEL_LOOKS = 4;

/** Looks between two lines that say how far it is. */
const TOLD_EVERY = 50;

/** Characters of a fault that are shown at once; all of it is in the report at the end. */
const LONGEST_TOLD = 300;

/** A page, or a reader's way through the site, that is looked at. */
export interface Look {
  /** Unique among the looks of a run. */
  readonly name: string;
  readonly run: (log: CheckLog) => Promise<void>;
}

interface Outcome {
  /** Names of the looks that failed. */
  readonly faulty: ReadonlySet<string>;
  /** For each look that failed beside others and passed alone, what it had found. */
  readonly late: readonly string[];
}

/**
 * Runs every look, and those that found something once more, each alone. Where several pages share two cores, a frame
 * or a timer can come seconds late; a fault of the site is there the second time too. What was found once only is
 * reported, so that a race in the site does not hide behind the second look.
 *
 * @param onPassed is told at once of each look that found nothing the first time
 */
export async function lookTwice(
  looks: readonly Look[],
  log: CheckLog,
  onPassed: (name: string) => void = () => undefined,
): Promise<Outcome> {
  const suspects: { readonly look: Look; readonly first: CheckLog }[] = [];
  let done = 0;
  await eachInParallel(looks, PARALLEL_LOOKS, async (look) => {
    const own = await attempt(look);
    if (own.hasFailures) {
      suspects.push({ look, first: own });
      const [first = '', ...others] = own.result().failures;
      const more = others.length > 0 ? ` (and ${others.length} more)` : '';
      console.log(`  ${look.name}, to be looked at again: ${first.slice(0, LONGEST_TOLD)}${more}`);
    } else {
      log.add(own);
      onPassed(look.name);
    }
    done += 1;
    if (done % TOLD_EVERY === 0 || done === looks.length) {
      console.log(`  ${done} of ${looks.length} looks`);
    }
  });
  const faulty = new Set<string>();
  const late: string[] = [];
  for (const { look, first } of suspects) {
    const second = await attempt(look);
    log.add(second);
    if (second.hasFailures) {
      faulty.add(look.name);
    } else {
      late.push(`Passed alone, not beside others: ${first.result().failures.join('; ')}`);
    }
  }
  return { faulty, late };
}

/** A look that crashes must not keep the others from being made. */
async function attempt(look: Look): Promise<CheckLog> {
  const own = new CheckLog();
  try {
    await look.run(own);
  } catch (error) {
    own.check(look.name, [error instanceof Error ? error.message : String(error)]);
  }
  return own;
}
