import type { ControlFacts, ControlValue, ControlValues } from '../types';

/** Values for controls from an address, and the invalid ones among them. */
export interface SentValues {
  readonly values: ControlValues;
  readonly leftOut: readonly string[];
}

/** Parses values from the parameters of an address; accepts only values that the controls can set. */
export function readValues(text: string, controls: readonly ControlFacts[]): SentValues {
  const values: Record<string, ControlValue> = {};
  const leftOut: string[] = [];
  for (const [path, sent] of new URLSearchParams(text)) {
    const control = controls.find((each) => each.path === path);
    const value = control ? parseValue(control, sent) : null;
    if (value === null) {
      leftOut.push(`${path}=${sent}`);
    } else {
      values[path] = value;
    }
  }
  return { values, leftOut };
}

/** Formats values as parameters of an address. */
export function writeValues(values: ControlValues): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([path, value]) => [path, String(value)]));
}

function parseValue(control: ControlFacts, sent: string): ControlValue | null {
  switch (control.kind) {
    case 'switch':
      return sent === 'true' ? true : sent === 'false' ? false : null;
    case 'choice':
      return control.options.includes(sent) ? sent : null;
    case 'number': {
      const value = Number(sent);
      return sent !== '' && value >= control.min && value <= control.max ? value : null;
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(sent) ? sent : null;
    case 'text':
      return sent.length <= 100 ? sent : null;
  }
}
