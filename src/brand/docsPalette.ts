/** Colors of text on a tinted background, and of its border. */
export interface Tone {
  readonly text: string;
  readonly background: string;
  readonly border: string;
}

/** The colors of highlighted code. */
export interface CodeColors {
  readonly text: string;
  readonly background: string;
  /** Code inside a sentence. */
  readonly inlineBackground: string;
  /** Background of a highlighted line. */
  readonly lineBackground: string;
  readonly comment: string;
  readonly punctuation: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly function: string;
  readonly type: string;
  readonly tag: string;
  readonly attribute: string;
}

/** Colors of the documentation that the palette of Material UI does not have. */
export interface DocsPalette {
  readonly surface: {
    /** Background of sunken areas: wells, table headers, the footer. */
    readonly sunken: string;
    /** Background of raised areas: menus, cards. */
    readonly raised: string;
    readonly hover: string;
    readonly selected: string;
    /** Background of the navigation bar; content scrolls under it. */
    readonly bar: string;
  };
  readonly border: { readonly subtle: string; readonly main: string; readonly strong: string };
  readonly plan: { readonly pro: Tone; readonly premium: Tone };
  readonly flag: { readonly new: Tone; readonly unstable: Tone; readonly planned: Tone };
  readonly status: {
    readonly note: Tone;
    readonly tip: Tone;
    readonly info: Tone;
    readonly warning: Tone;
    readonly danger: Tone;
  };
  readonly code: CodeColors;
  readonly selection: string;
  readonly shadow: { readonly low: string; readonly high: string };
}

declare module '@mui/material/styles' {
  interface Palette {
    docs: DocsPalette;
  }
  interface PaletteOptions {
    docs?: DocsPalette;
  }
  interface TypographyVariants {
    fontFamilyCode: string;
  }
  interface TypographyVariantsOptions {
    fontFamilyCode?: string;
  }
}
