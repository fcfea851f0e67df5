// A module with imports alone: the bundler would need a helper to import a CommonJS module late.
import 'react-dom/client';
