/** An assistant that accepts a question in its address. */
export interface Assistant {
  readonly name: string;
  /** The address up to the question. */
  readonly start: string;
}

/** Assistants that readers can open through a link. Nothing is loaded from them before that. */
export const ASSISTANTS: readonly Assistant[] = [
  { name: 'Claude', start: 'https://claude.ai/new?q=' },
  { name: 'ChatGPT', start: 'https://chatgpt.com/?q=' },
];

/** Returns the address that asks an assistant a question. */
export function assistantAddress({ start }: Assistant, question: string): string {
  return start + encodeURIComponent(question);
}
