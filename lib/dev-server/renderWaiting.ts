import { DOCS_VERSIONS } from '../../src/versions/index.ts';

/** Renders the page that is shown while a part's server starts. It reloads itself. */
export function renderWaiting(part: string): string {
  return renderPage(
    `Starting version ${labelOf(part)}…`,
    '',
    '<meta http-equiv="refresh" content="1">\n',
  );
}

/**
 * Renders the page that is shown when a part's server has ended. It stays until the reader reloads it.
 *
 * @param reason a sentence
 */
export function renderEnded(part: string, reason: string): string {
  const text = `${reason} The terminal shows the error. Fix it, then reload this page to start the server again.`;
  return renderPage(`Version ${labelOf(part)} did not start`, text, '');
}

function labelOf(part: string): string {
  return DOCS_VERSIONS.find(({ name }) => name === part)?.label ?? part;
}

function renderPage(title: string, text: string, meta: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
${meta}<title>${title}</title>
<body style="font: 16px system-ui; margin: 4rem auto; max-width: 40rem">
<p>${title}</p>
${text && `<p>${text}</p>\n`}</body>
</html>
`;
}
