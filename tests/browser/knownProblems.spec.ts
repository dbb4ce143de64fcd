import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const LIST = '/x/known-problems/';
/** A problem that every version of the component has. */
const ID = 'static-picker-calls-on-close';

test('known problems can be filtered, and lead to their description', async ({ page, origin }) => {
  await page.goto(origin + LIST);
  const problem = page.locator('[data-problem]').filter({ has: page.locator(`[id="${ID}"]`) });
  const others = page.locator('[data-problem]').filter({ hasNot: page.locator(`[id="${ID}"]`) });
  await expect(problem).toBeVisible();
  await expect(problem).toContainText('Present in v5, v6, 7.28.3, next');

  const filter = page.getByRole('searchbox', { name: 'Filter by component or symptom' });
  await filter.fill('StaticDatePicker onClose');
  await expect(problem).toBeVisible();
  await expect(others.filter({ visible: true })).toHaveCount(0);

  await page.getByRole('combobox', { name: 'Problems to show' }).selectOption('fixed');
  await expect(problem).toBeHidden();
  await page.getByRole('combobox', { name: 'Problems to show' }).selectOption('present');
  await problem.getByRole('link', { name: 'Description and workaround' }).click();
  await expect(page).toHaveURL(`${origin}/x/react-date-pickers/lifecycle/#problem-${ID}`);
  await expect(page.locator(`#problem-${ID}`)).toBeInViewport();
});

test('API pages link to the known problems of their component', async ({ page, origin }) => {
  await page.goto(`${origin}/x/api/date-pickers/static-date-picker/`);
  await page.getByText(/^Known problems \(\d+\)$/).click();
  await page.getByRole('link', { name: 'onClose is called although nothing closes' }).click();
  await expect(page.locator(`#problem-${ID}`)).toBeInViewport();
});

test('known problems in Chinese have Chinese titles', async ({ page, origin }) => {
  await page.goto(`${origin}/zh${LIST}`);
  const heading = page.locator(`[id="${ID}"]`);
  await expect(heading).toContainText('没有弹出层可关，却仍会调用 onClose');
});
