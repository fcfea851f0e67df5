// Types of modules that the bundler of the site provides.
declare module '*.css';
