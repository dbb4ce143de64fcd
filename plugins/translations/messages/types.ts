/** Texts of one language, in groups. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** Texts by the code of their language. */
export type Messages = Readonly<Record<string, MessageTree>>;
