import { translate } from '@docusaurus/Translate';

export interface Shortcut {
  /** Keys to press; several alternatives that do the same. */
  readonly ways: readonly string[];
  readonly effect: string;
}

/** How the key for commands is called on the reader's machine. */
const command = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** The keys that do something on every page. */
export function listShortcuts(): Shortcut[] {
  return [
    {
      ways: ['/', `${command()} K`],
      effect: translate({
        id: 'shortcuts.search',
        message: 'Search',
        description: 'What the key “/” does',
      }),
    },
    {
      ways: ['['],
      effect: translate({
        id: 'shortcuts.previous',
        message: 'Previous page',
        description: 'What the key “[” does',
      }),
    },
    {
      ways: [']'],
      effect: translate({
        id: 'shortcuts.next',
        message: 'Next page',
        description: 'What the key “]” does',
      }),
    },
    {
      ways: ['?'],
      effect: translate({
        id: 'shortcuts.list',
        message: 'List of keys',
        description: 'What the key “?” does',
      }),
    },
  ];
}
