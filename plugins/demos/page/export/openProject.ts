import type { ProjectFiles } from '../../shared/exportTypes';

/** Where a project can be opened. */
export type Sandbox = 'stackblitz' | 'codesandbox' | 'download';

/**
 * Opens a project in a sandbox, in a new tab, or downloads it.
 *
 * @param title the project's name in the sandbox; a download is named `title.zip`
 */
export async function openProject(
  target: Sandbox,
  title: string,
  files: ProjectFiles,
): Promise<void> {
  if (target === 'stackblitz') {
    postForm('https://stackblitz.com/run', {
      'project[title]': title,
      'project[template]': 'node',
      ...Object.fromEntries(
        Object.entries(files).map(([name, text]) => [`project[files][${name}]`, text]),
      ),
    });
    return;
  }
  if (target === 'codesandbox') {
    const { compressToBase64 } = await import('lz-string');
    const content = Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { content: text, isBinary: false }]),
    );
    const parameters = compressToBase64(JSON.stringify({ files: content }))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replace(/=+$/, '');
    postForm('https://codesandbox.io/api/v1/sandboxes/define', {
      parameters,
      environment: 'server',
    });
    return;
  }
  const { strToU8, zipSync } = await import('fflate');
  const entries = Object.entries(files).map(([name, text]) => [`${title}/${name}`, strToU8(text)]);
  const zip = zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>);
  save(new Blob([zip as BlobPart], { type: 'application/zip' }), `${title}.zip`);
}

/** Sends a form, because a URL is too short for a project. Both sandboxes accept forms. */
function postForm(address: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = address;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
