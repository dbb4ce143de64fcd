import { controlsOf, PICKERS, VARIANTS, type Picker, type Variant } from './controls';

export interface Choices {
  picker: Picker;
  variant: Variant;
  /** Chosen values by path. */
  values: Record<string, unknown>;
}

export const START: Choices = { picker: 'DatePicker', variant: '', values: {} };

/** Leaves out what the picker does not have. */
export function valid({ picker, variant, values }: Choices): Choices {
  const kept = controlsOf(picker, variant).flatMap(({ path, values: known }) => {
    const value = known.find((each) => JSON.stringify(each) === JSON.stringify(values[path]));
    return value === undefined ? [] : [[path, value] as const];
  });
  return { picker, variant, values: Object.fromEntries(kept) };
}

export function readAddress(search: string): Choices {
  const query = new URLSearchParams(search);
  const values = [...query].flatMap(([path, text]) => {
    try {
      return [[path, JSON.parse(text) as unknown] as const];
    } catch {
      return [];
    }
  });
  return valid({
    picker: PICKERS.find((name) => name === query.get('picker')) ?? START.picker,
    variant: VARIANTS.find((name) => name === query.get('variant')) ?? START.variant,
    values: Object.fromEntries(values),
  });
}

export function writeAddress(address: string, { picker, variant, values }: Choices): string {
  const url = new URL(address);
  url.search = '';
  url.searchParams.set('picker', picker);
  if (variant) {
    url.searchParams.set('variant', variant);
  }
  for (const [path, value] of Object.entries(values)) {
    url.searchParams.set(path, JSON.stringify(value));
  }
  return url.href;
}

/** `{ 'slotProps.field.clearable': true }` becomes `{ slotProps: { field: { clearable: true } } }`. */
export function toProps(values: Choices['values']): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(values)) {
    const keys = path.split('.');
    const last = keys.pop()!;
    let target = props;
    for (const key of keys) {
      target[key] ??= {};
      target = target[key] as Record<string, unknown>;
    }
    target[last] = value;
  }
  return props;
}
