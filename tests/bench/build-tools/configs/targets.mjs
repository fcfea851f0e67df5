/** The browsers that all three tools compile for: those of Vite's default target. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 114', 'safari >= 16.4'];
