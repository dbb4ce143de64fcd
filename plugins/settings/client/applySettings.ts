/**
 * Sets attributes for the stored settings on the root element, where the style sheet and demos read them. Defaults and
 * invalid values set no attribute. The source text of this function also runs in the head of every page, before the
 * first paint, so it must not refer to anything outside the function.
 *
 * @param kept JSON of `KeptSettings` from the browser's storage; null if nothing is stored
 */
export function applySettings(root: HTMLElement, kept: string | null): void {
  let settings: Record<string, unknown> = {};
  try {
    settings = Object(JSON.parse(kept || '{}'));
  } catch {
    // The JSON is truncated or was edited: use the defaults.
  }
  const { direction, dense, spacing, shortcuts } = settings;
  const isSpacing = typeof spacing === 'number' && spacing >= 1 && spacing <= 16;
  const colors = Object.entries(Object(settings.paletteColors)).filter(
    ([name, color]) =>
      (name === 'primary' || name === 'secondary') && /^#[\da-f]{6}$/.test(Object(color).main),
  );
  const attributes: Record<string, string | false> = {
    dir: direction === 'rtl' ? 'rtl' : 'ltr',
    'data-dense': dense === true && '',
    'data-spacing': isSpacing && spacing !== 8 && String(spacing),
    'data-palette': colors.length > 0 && JSON.stringify(Object.fromEntries(colors)),
    'data-shortcuts': shortcuts === false && 'off',
  };
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false) {
      root.removeAttribute(name);
    } else {
      root.setAttribute(name, value);
    }
  }
}
