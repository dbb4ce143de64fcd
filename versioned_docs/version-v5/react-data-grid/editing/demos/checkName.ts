import type { GridPreProcessEditCellProps, GridRowId } from '@mui/x-data-grid';
import { isNameTaken } from './nameServer';

/** The newest check of each row; its result is the text of the problem. */
const checks = new Map<GridRowId, Promise<string>>();

/** To call when a cell opens: what is still pending from before says nothing about it. */
export function forgetChecks(id: GridRowId) {
  checks.set(id, Promise.resolve(''));
}

async function findProblem(name: string) {
  try {
    return (await isNameTaken(name)) ? 'Another menu has a dish of this name.' : '';
  } catch {
    // A check that rejects would leave the cell waiting forever.
    return 'The name could not be checked.';
  }
}

export async function checkName({ id, props }: GridPreProcessEditCellProps) {
  checks.set(id, findProblem(String(props.value)));

  // A newer check may have started meanwhile: all of them end with the result of the newest.
  let check: Promise<string> | undefined;
  let problem: string | undefined;
  do {
    check = checks.get(id);
    problem = await check;
  } while (check !== checks.get(id));

  return { ...props, error: Boolean(problem), problem };
}
