declare module '@theme/Message' {
  export { default, type Props } from './theme/Message';
}

declare module '@theme/MessageList' {
  export { default, type Props } from './theme/MessageList';
}

declare module '@theme/MessageLink' {
  export { default, type Props } from './theme/MessageLink';
}

declare module '@theme/MessageSearch' {
  export { default } from './theme/MessageSearch';
}
