declare module '@tailwindcss/browser';
