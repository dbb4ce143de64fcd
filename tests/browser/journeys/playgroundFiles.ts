import type { FrameLocator, Page } from '@playwright/test';
import { typeCode } from './playgroundCode.ts';

const ENTRY = `import { word } from './words';
import './look.css';

export default function Said() {
  return <p id="said" className="said">{word satisfies string}</p>;
}
`;

/** Adds files, imports them, renames one and deletes it. */
export async function changeFiles(page: Page, result: FrameLocator): Promise<string[]> {
  const tabs = page.getByRole('tab');
  await addFile(page, 'words.ts');
  await typeCode(page, "export const word: string = 'From a file';\n");
  await addFile(page, 'look.css');
  await typeCode(page, '.said {\n  color: rgb(1, 2, 3);\n}\n');
  await tabs.first().click();
  await typeCode(page, ENTRY);
  await result.getByText('From a file').waitFor();
  const color = await result.locator('#said').evaluate((said) => getComputedStyle(said).color);

  const taken = await nameFile(page, 'Add a file', 'WORDS.ts');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'words.ts' }).click();
  await nameFile(page, 'Rename words.ts', 'terms.ts');
  await page.getByRole('tab', { name: 'terms.ts' }).waitFor();
  await tabs.first().click();
  const text = await page.locator('.cm-content').innerText();

  await page.getByRole('tab', { name: 'terms.ts' }).click();
  await page.getByRole('button', { name: 'Delete terms.ts' }).click();
  const problem = page.locator('[data-problem]');
  await problem.filter({ hasText: 'There is no file "./terms"' }).waitFor();
  const last = await result.getByText('From a file').count();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await problem.waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'terms.ts' }).waitFor();
  await tabs.first().click();
  return [
    ...(color === 'rgb(1, 2, 3)' ? [] : [`the style sheet is not applied: ${color}`]),
    ...(taken === 'Another file already has this name.' ? [] : [`a name that is taken: ${taken}`]),
    ...(text.includes("from './terms'") ? [] : ['the import does not follow the new name']),
    ...(last === 1 ? [] : ['the last good result is gone']),
  ];
}

async function addFile(page: Page, name: string): Promise<void> {
  await nameFile(page, 'Add a file', name);
  await page.getByRole('tab', { name, selected: true }).waitFor();
  await page.getByRole('textbox', { name: new RegExp(name) }).waitFor();
}

/**
 * Enters a file name.
 *
 * @returns the reason why the name is rejected, or `null`
 */
async function nameFile(page: Page, button: string, name: string): Promise<string | null> {
  await page.getByRole('button', { name: button }).click();
  const field = page.getByLabel('File name');
  await field.fill(name);
  await page.keyboard.press('Enter');
  const refusal = page.getByRole('alert').filter({ hasText: /\S/ });
  return (await refusal.count()) > 0 ? refusal.first().textContent() : null;
}
