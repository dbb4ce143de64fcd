import type { BudgetLine } from './budget';

/** Answers after 300 ms, as `PUT /budget/2` would, and refuses negative amounts. */
export async function saveBudgetLine(line: BudgetLine): Promise<BudgetLine> {
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  if (Math.min(line.q1, line.q2, line.q3, line.q4) < 0) {
    throw new Error(`${line.item} must not be negative.`);
  }
  return line;
}
