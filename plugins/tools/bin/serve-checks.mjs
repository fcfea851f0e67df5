// The process in which the development server and the build run the checks.
import { load } from './load.mjs';

const { serveChecks } = await load('check/core/serve');
serveChecks();
