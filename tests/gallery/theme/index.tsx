export * from 'rspress-theme-duet';
