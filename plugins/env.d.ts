// What the bundler of the site adds to the language.
declare module '*.css';
