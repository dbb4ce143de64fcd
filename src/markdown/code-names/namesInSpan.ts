const FILE = /^[\w./[\]-]+\.(?:[cm]?[jt]sx?|d\.ts|json|mdx?|css|html|txt|xml|lock|yaml)$/;
const SELECTOR = /^\.(?=[A-Za-z])([\w-]+)$/;
const PACKAGE = /^@[\w-]+\/[\w./-]+$/;
/** Does not match other hyphenated words: they are names of files, languages or options, which cannot be checked. */
const WORD =
  /^(?:[A-Za-z_$][\w$]*|(?:aria|data|Mui\w*)-[\w-]*|[A-Za-z][\w-]*--[\w-]+|--(?:unstable_)?[A-Z]\w*-[\w-]*)$/;
const ELEMENT = /^<\/?([A-Za-z][\w.]*)[\s/>]/;
/** `sortingMode="server"`, `slots={{ … }}`, `field: 'depot'`. */
const NAMED_VALUE = /^([A-Za-z][\w-]*)(?:=["{]|: )/;
/** `apiRef.current.setRows`, `setSortModel(model)`, `rows[0].id`. */
const PATH = /^[A-Za-z_$][\w$]*(?:\??\.[A-Za-z_$][\w$]*|\[\w*\])*(?:\([^()]*\))?$/;
/** `GridColDef[]`, `Partial<GridSlotsComponent>`, `GridSlotProps['footer']`. */
const TYPE = /^[A-Z]\w*(?:<[^()]*>|\[(?:'\w+'|number)?\])+$/;

/** The names in a code span, or at its start. */
export interface SpanNames {
  readonly names: readonly string[];
  /** A package or a path into one. */
  readonly modules: readonly string[];
}

const NONE: SpanNames = { names: [], modules: [] };

/** Returns the names in a code span that must exist; none for an expression, a value or a file. */
export function namesInSpan(text: string): SpanNames {
  if (PACKAGE.test(text)) {
    return { names: [], modules: [text] };
  }
  if (FILE.test(text)) {
    return NONE;
  }
  const first = (SELECTOR.exec(text) ?? ELEMENT.exec(text) ?? NAMED_VALUE.exec(text))?.[1];
  if (first !== undefined) {
    return { names: first.split('.'), modules: [] };
  }
  if (WORD.test(text)) {
    return { names: [text], modules: [] };
  }
  if (PATH.test(text)) {
    return { names: segmentsOf(text), modules: [] };
  }
  return TYPE.test(text) ? { names: text.match(/\b[A-Z]\w*/g) ?? [], modules: [] } : NONE;
}

/**
 * Returns the segments of a path. Omits a lowercase root such as `rows`: it is often a variable of the reader, but its
 * members are not.
 */
function segmentsOf(path: string): string[] {
  const [root = '', ...members] = path.replace(/\(.*\)$|\[\w*\]/g, '').split(/\??\./);
  return members.length > 0 && /^[a-z]/.test(root) ? members : [root, ...members];
}
