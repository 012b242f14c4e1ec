// Made by build/fonts.ts.
declare module 'virtual:fonts.css';
