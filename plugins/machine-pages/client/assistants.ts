/** An assistant that takes a question in its address. */
export interface Assistant {
  readonly name: string;
  /** Its address up to the question. */
  readonly start: string;
}

/** Readers follow a link to one of them; nothing of theirs is loaded before. */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'Claude', start: 'https://claude.ai/new?q=' },
  { name: 'ChatGPT', start: 'https://chatgpt.com/?q=' },
];

/** The address of an assistant that is asked a question. */
export function assistantAddress({ start }: Assistant, question: string): string {
  return start + encodeURIComponent(question);
}
