declare module '@generated/icon-font/default/stylesheet.json' {
  const stylesheet: {
    /** Address of the style sheet. */
    readonly href: string;
  };
  export default stylesheet;
}
