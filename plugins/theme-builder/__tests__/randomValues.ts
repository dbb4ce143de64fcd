import { CONTROLS } from '../model/controls';
import { ICON_PAIRS } from '../model/iconPairs';
import { PRESETS } from '../model/presets';
import { targetPaths } from '../model/targetPaths';
import { TOKENS, type Control, type ThemeKeys, type Value, type Values } from '../types';

/** Share of the controls that get a value. */
const SHARE = 0.6;

/** Returns random numbers from 0 to 1 that are the same in every run (https://en.wikipedia.org/wiki/Linear_congruential_generator). */
function createRandom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns values for many of the controls that a version has; the same for the same seed. */
export function randomValues(seed: number, keys: ThemeKeys): Values {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const hex = (): string =>
    `#${Math.floor(random() * 0xffffff)
      .toString(16)
      .padStart(6, '0')}`;
  const valueOf = (control: Control): Value => {
    switch (control.kind) {
      case 'color':
        return hex();
      case 'tone':
        return pick([
          hex(),
          'transparent',
          pick(TOKENS),
          `${pick(TOKENS)}/${Math.floor(random() * 100)}`,
        ]);
      case 'number': {
        const steps = Math.round((control.max - control.min) / control.step);
        const value = control.min + Math.floor(random() * (steps + 1)) * control.step;
        return Math.round(value * 10) / 10;
      }
      case 'choice':
        return pick(control.options);
      case 'font':
        return pick(PRESETS).values.font!;
      case 'icons':
        return pick(Object.keys(ICON_PAIRS));
      case 'colors':
        return Array.from({ length: 2 + Math.floor(random() * 6) }, hex);
    }
  };
  return Object.fromEntries(
    CONTROLS.filter((control) => targetPaths(control, keys) && random() < SHARE).map((control) => [
      control.id,
      valueOf(control),
    ]),
  );
}
