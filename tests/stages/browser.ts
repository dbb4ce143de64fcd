import { rmSync } from 'node:fs';
import { planRun, writePlan } from '../browser/plan.ts';
import { recordCheckedDemos } from '../browser/recordCheckedDemos.ts';
import { datePassedDemos } from '../browser/datePassedDemos.ts';
import { runPlaywright } from '../runner/runPlaywright.ts';
import type { Stage } from '../runner/types.ts';

/** `PAGES=/x/react-charts/` limits the run to a part of the site, `SITE_BUILD` selects another build. */
export const browser: Stage = {
  name: 'browser',
  title: 'The built site in a browser',
  fast: false,
  needs: 'build',
  async run({ all, shard }) {
    const plan = planRun({ all });
    const file = writePlan(plan);
    const report = await runPlaywright(
      ['--project=site', ...(shard ? [`--shard=${shard.index}/${shard.count}`] : [])],
      { BROWSER_PLAN: file },
    );
    rmSync(file);
    recordCheckedDemos(plan.buildDir, datePassedDemos(plan, report.pages));
    return { ...report, notes: [...plan.notes, ...report.notes] };
  },
};
