import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browsers } from './targets.mjs';

export default defineConfig({
  plugins: [react()],
  build: { target: browsers.map(browser => browser.replace(' >= ', '')) },
});
