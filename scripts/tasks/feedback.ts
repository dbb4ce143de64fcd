import { readStoreAddress } from '../../serve/feedback/readStoreAddress.ts';
import { FeedbackStore } from '../../serve/feedback/FeedbackStore.ts';
import { withoutControls } from '../feedback/printFeedback.ts';
import { COMMANDS, FeedbackUsageError, readCommand } from '../feedback/readCommand.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';

/**
 * `npm run feedback -- list|export|stats`: prints the readers' feedback: newest first as text, as CSV or JSON lines, or
 * counted by page. It is safe to run while the server writes.
 */
async function feedback(): Promise<void> {
  const { command, since, limit, format } = readCommand(process.argv.slice(2));
  const address = readStoreAddress(process.env, SITE_DIR);
  if (!address) {
    throw new FeedbackUsageError('FEEDBACK_DATABASE_URL=none stores no feedback.');
  }
  const store = await FeedbackStore.open(address);
  try {
    const entries = (await store.list({ since, limit })).map(withoutControls);
    process.stdout.write(COMMANDS[command](entries, format));
  } finally {
    await store.close();
  }
}

feedback().catch((error: unknown) => {
  console.error(error instanceof FeedbackUsageError ? error.message : error);
  process.exitCode = 1;
});
