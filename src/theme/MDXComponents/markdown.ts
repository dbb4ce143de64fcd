import ComponentProblems from '@theme/ComponentProblems';
import KnownProblem from '@theme/KnownProblem';
import MDXComponents from '@theme-original/MDXComponents';

/** Components that only occur in static prose, such as headings and links, so only the server renders them. */
export default { ...MDXComponents, ComponentProblems, KnownProblem };
