import { spawnSync } from 'node:child_process';
import { AUDIT_EXCEPTIONS } from '../audit/exceptions.ts';
import { judgeAudit, NoAnswerError } from '../audit/judgeAudit.ts';
import { SITE_DIR } from '../../lib/siteDir.ts';

/**
 * `npm run check:audit`: asks the registry for known vulnerabilities of the installed packages; serious ones must be
 * explained.
 */
function checkAudit(): void {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const problems = judgeAudit(stdout, AUDIT_EXCEPTIONS);
  console.log(problems.join('\n') || 'No serious fault is known that is not explained.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}

try {
  checkAudit();
} catch (error) {
  console.error(error instanceof NoAnswerError ? error.message : error);
  process.exitCode = 1;
}
