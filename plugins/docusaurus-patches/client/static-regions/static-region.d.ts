/** The imported module on the server and in development, `null` in the browser. */
declare module '*?static-region' {
  const content: unknown;
  export default content;
}
