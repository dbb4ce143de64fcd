// Stands in for a module whose work is not needed in the browser.
export {};
