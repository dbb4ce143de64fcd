declare module '@theme/CodeChange' {
  export { default } from './theme/CodeChange';
}

declare module '@theme/CodeChange/CodeSide' {
  export { default, type Props } from './theme/CodeChange/CodeSide';
}
