declare module '@theme/ComponentProblems' {
  export { default, type Props } from './theme/ComponentProblems';
}

declare module '@theme/KnownProblem' {
  export { default, type Props } from './theme/KnownProblem';
}

declare module '@theme/ProblemFilter' {
  export { default } from './theme/ProblemFilter';
}
