/** One measured time of a benchmark group. */
export interface BenchmarkMetric {
  /** The time in seconds, 0 or more. */
  time: number;
  /** What was measured, in the page's language. */
  desc: string;
}

/** What was measured of one subject, for example of one build tool. */
export interface BenchmarkGroup {
  /** Name of the subject. */
  label: string;
  /** Its times, in the order in which they are shown. */
  metrics: BenchmarkMetric[];
}

/** Groups by a key of their own; shown in the order of the keys. */
export type BenchmarkData = Record<string, BenchmarkGroup>;

/** Largest time of a whole chart, in seconds; 0 for a chart without metrics. */
export function slowestTime(data: BenchmarkData): number {
  const times = Object.values(data).flatMap(group => group.metrics.map(metric => metric.time));
  return Math.max(0, ...times);
}

/** Width of a bar in percent, 0 to 100 with two decimals, of times in seconds; 0 if all times of the chart are 0. */
export function barWidthPercent(seconds: number, slowest: number): number {
  if (!(slowest > 0) || !(seconds > 0)) return 0;
  return Math.round((Math.min(seconds, slowest) / slowest) * 10_000) / 100;
}

/** A time in seconds as text: whole milliseconds below one second, else seconds with two decimals. */
export function formatTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  return milliseconds < 1000 ? `${milliseconds}ms` : `${seconds.toFixed(2)}s`;
}
