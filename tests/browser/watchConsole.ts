import type { Page } from '@playwright/test';
import { LICENSE_MESSAGES } from './knownFaults/licenseMessages.ts';

/** Collects problems on a page. */
export interface ConsoleWatch {
  /** Returns errors, warnings and failed requests since the last call. */
  take(): string[];
}

/** Observes a page's console, its uncaught errors and its requests. */
export function watchConsole(page: Page): ConsoleWatch {
  let problems: string[] = [];
  page.on('console', (message) => {
    const isSerious = message.type() === 'error' || message.type() === 'warning';
    if (isSerious && !isLicenseMessage(message.text())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page change cancels pending requests of the previous page.
    if (reason !== 'net::ERR_ABORTED') {
      problems.push(`request: ${request.url()} ${reason}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      problems.push(`request: ${response.url()} answers ${response.status()}`);
    }
  });
  return {
    take() {
      const taken = problems;
      problems = [];
      return [...new Set(taken)];
    },
  };
}

function isLicenseMessage(text: string): boolean {
  const plain = text.replace(/\s+/g, ' ').trim();
  return LICENSE_MESSAGES.some((known) => known.test(plain));
}
