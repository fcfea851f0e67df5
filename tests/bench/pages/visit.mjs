/** Figures of one visit, in the order of the table's columns, with their units. */
export const columns = [
  'total KB',
  'KB before first paint',
  'requests',
  'FCP ms',
  'LCP ms',
  'TBT ms',
  'longest task ms',
  'script ms',
  'style ms',
  'layout ms',
];

/** Milliseconds without a request or a task after which a visit is over. Hydration may wait for rest. */
const rest = 4000;

/**
 * Loads a page once in a fresh context as a phone does and returns its figures.
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, sent(): number, asked(): number }} server a slow host
 * @param {string} path
 * @param {{ intent?: boolean }} [options] `intent`: a reader touches the page right after the first paint
 */
export async function visit(browser, server, path, { intent = false } = {}) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    locale: path.startsWith('/zh') ? 'zh-CN' : 'en-US',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  let sentAtPaint = 0;
  await page.exposeFunction('__painted', () => {
    sentAtPaint = server.sent() - before;
  });
  const before = server.sent();
  const asked = server.asked();
  await page.goto(server.origin + path, { waitUntil: 'load' });
  if (intent) await page.mouse.move(100, 200);
  await page.waitForFunction(ms => window.__probe.restedFor() > ms, rest, { polling: 500 });
  const { fcp, lcp, tasks } = await page.evaluate(() => window.__probe.read());
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = name => (metrics.find(each => each.name === name)?.value ?? 0) * 1000;
  const figures = [
    (server.sent() - before) / 1000,
    sentAtPaint / 1000,
    server.asked() - asked,
    fcp,
    lcp,
    tasks.filter(({ end }) => end > fcp).reduce((sum, { duration }) => sum + duration - 50, 0),
    Math.max(0, ...tasks.map(({ duration }) => duration)),
    metric('ScriptDuration'),
    metric('RecalcStyleDuration'),
    metric('LayoutDuration'),
  ];
  await context.close();
  return figures;
}

/** Collects paints, tasks above 50 ms and the time of the last activity; runs in the page. */
function observe() {
  if (window !== top) return;
  const tasks = [];
  let fcp = 0;
  let lcp = 0;
  let last = performance.now();
  const watch = (type, take) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    fcp = startTime;
    window.__painted();
  });
  watch('largest-contentful-paint', ({ startTime }) => {
    lcp = startTime;
  });
  watch('longtask', ({ startTime, duration }) => {
    tasks.push({ duration, end: startTime + duration });
    last = Math.max(last, startTime + duration);
  });
  watch('resource', ({ responseEnd }) => {
    last = Math.max(last, responseEnd);
  });
  window.__probe = {
    restedFor: () => performance.now() - last,
    read: () => ({ fcp, lcp, tasks }),
  };
}
