import type { Locator } from '@playwright/test';

/** Checks that exactly one line of a demo's code is marked as wrong. */
export async function countMarks(demo: Locator): Promise<string[]> {
  const count = await demo.locator('.cm-lint-marker-error').count();
  return count === 1 ? [] : [`${count} lines are marked instead of one`];
}

/** Waits for an error message about a demo's code. */
export async function waitForMessage(demo: Locator, message: RegExp): Promise<string[]> {
  return demo
    .getByRole('status')
    .filter({ hasText: message })
    .waitFor({ timeout: 8000 })
    .then(
      () => [],
      () => [`no message like ${message.source} is shown`],
    );
}
