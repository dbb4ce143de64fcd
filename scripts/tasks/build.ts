import { buildSite } from '../../lib/build/buildSite.ts';

/** `npm run build`: the static site in `build/`. Arguments go to Docusaurus. */
async function build(): Promise<void> {
  const { exitCode } = await buildSite({ arguments: process.argv.slice(2), output: 'show' });
  process.exitCode = exitCode;
}

void build();
