/** Selectors that a state stands for. */
const SELECTORS: Record<string, RegExp> = {
  hover: /:hover/g,
  focus: /:focus-visible|:focus-within|:focus|\.Mui-focusVisible|\.Mui-focused/g,
  selected: /\.Mui-selected|\[data-selected\]/g,
  error: /\.Mui-error/g,
};

/** Elements that show the states: one of each kind, and its place among the elements that match. */
const SAMPLES: readonly (readonly [selector: string, place: number])[] = [
  ['.MuiDataGrid-row', 3],
  ['.MuiDataGrid-row:nth-of-type(4) .MuiDataGrid-cell:not(.MuiDataGrid-cellCheckbox)', 1],
  ['.MuiDataGrid-columnHeader', 2],
  ['.MuiPickersDay-root:not(.Mui-selected)', 4],
  ['.MuiTreeItem-content:not(.Mui-selected)', 3],
  ['.MuiButton-root', 0],
  ['.MuiTextField-root .MuiInputLabel-root', 0],
  ['.MuiTextField-root .MuiInputBase-root', 0],
];

/** Milliseconds after which elements that appeared in the meantime get their states. */
const PAUSE = 300;

/**
 * Shows elements in states: repeats all rules for a state for elements with an attribute.
 *
 * @returns a function that removes the states
 */
export function forceStates(states: readonly string[]): () => void {
  const sheet = document.createElement('style');
  document.head.append(sheet);
  const apply = (): void => {
    SAMPLES.forEach(([selector, place]) =>
      document.querySelectorAll(selector)[place]?.setAttribute('data-forced', states.join(' ')),
    );
    const rules = [...document.styleSheets]
      // The rules of linked sheets cannot be read in a frame without an origin.
      .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement && ownerNode !== sheet)
      .flatMap(({ cssRules }) => [...cssRules]);
    const text = states.flatMap((state) => rules.flatMap((rule) => repeat(rule, state))).join('\n');
    if (sheet.textContent !== text) {
      sheet.textContent = text;
    }
  };
  let timer = window.setTimeout(apply, PAUSE);
  const observer = new MutationObserver(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(apply, PAUSE);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  apply();
  return () => {
    observer.disconnect();
    window.clearTimeout(timer);
    sheet.remove();
    document
      .querySelectorAll('[data-forced]')
      .forEach((element) => element.removeAttribute('data-forced'));
  };
}

/** Returns a rule, and the rules in it, for elements with the attribute; empty if it is for other states. */
function repeat(rule: CSSRule, state: string): string[] {
  if (rule instanceof CSSStyleRule) {
    const parts = rule.selectorText.split(/,(?![^(]*\))/).filter((part) => has(part, state));
    const selectors = parts.map((part) =>
      part.replace(SELECTORS[state]!, `[data-forced~="${state}"]`),
    );
    return selectors.length > 0 ? [`${selectors.join(',')}{${rule.style.cssText}}`] : [];
  }
  if (rule instanceof CSSMediaRule) {
    return window.matchMedia(rule.media.mediaText).matches ||
      rule.media.mediaText.includes('hover: hover')
      ? [...rule.cssRules].flatMap((each) => repeat(each, state))
      : [];
  }
  return [];
}

const has = (selector: string, state: string): boolean => selector.search(SELECTORS[state]!) >= 0;
