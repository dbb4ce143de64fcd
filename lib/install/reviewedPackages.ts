/**
 * Packages that commands for readers may name although this project does not install them. Their publishers were
 * reviewed, because a wrong name in a command would run a stranger's code.
 */
export const REVIEWED_PACKAGES: ReadonlySet<string> = new Set([
  // Prints versions for bug reports; the second is MUI's wrapper around it.
  'envinfo',
  '@mui/envinfo',
  // Peer dependencies that the library itself declares.
  'moment-jalaali',
  // Recommended by the library's own installation guides: a font, and an adapter for a calendar.
  '@fontsource/roboto',
  '@date-io/jalaali',
  // `npm create vite`, by the authors of Vite.
  'create-vite',
  // Older packages of the library, on pages about upgrades and about the former styling solution.
  '@material-ui/icons',
  '@mui/styles',
  // Type definitions for Flow, by its community; see https://github.com/flow-typed.
  'flow-typed',
  // The executable of `typescript`, installed in the projects that run it.
  'tsc',
]);
