/** The demo that is beside these files when they run. */
declare const ThemedWorkspace: () => JSX.Element;
export default ThemedWorkspace;
