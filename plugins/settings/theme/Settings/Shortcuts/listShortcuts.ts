import { translate } from '@docusaurus/Translate';

export interface Shortcut {
  /** Alternative keys with the same effect. */
  readonly ways: readonly string[];
  readonly effect: string;
}

/** Returns the name of the command key on the reader's platform. */
const command = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** Returns the keyboard shortcuts of every page. */
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
