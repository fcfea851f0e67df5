// Everything of Duet. Export your own component under the same name below to replace a part.
export * from 'rspress-theme-duet';
