import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useText } from '../../hooks/useText';
import { type BenchmarkData, barWidthPercent, formatTime, slowestTime } from '../../logic/bars';
import { rootProps } from '../../logic/rootProps';
import { useRunningBars } from './useRunningBars';
import './Benchmark.css';

/** Props of {@link Benchmark}. */
export interface BenchmarkProps extends ComponentProps<'figure'> {
  /** The measured times, by group. */
  data: BenchmarkData;
  /** Caption of the table. */
  caption: string;
  /** Note below the chart: how, when and on which machine the times were measured. @default none */
  children?: ReactNode;
}

/** Measured times as a table with a bar for each, whose animation is decorative. */
export function Benchmark({ data, caption, children, ...rest }: BenchmarkProps) {
  const t = useText();
  const chart = useRef<HTMLTableElement>(null);
  useRunningBars(chart);
  const groups = Object.entries(data);
  const slowest = slowestTime(data);
  if (import.meta.env.SSG_MD) {
    const rows = groups.flatMap(([, { label, metrics }]) =>
      metrics.map(({ desc, time }) => `| ${label} | ${desc} | ${formatTime(time)} |`),
    );
    return (
      <>
        {`**${caption}**\n\n| | | |\n| --- | --- | ---: |\n${rows.join('\n')}\n\n`}
        {children}
        {'\n\n'}
      </>
    );
  }
  return (
    <figure {...rootProps('duet-benchmark rp-not-doc', rest)}>
      <table className="duet-benchmark__table" ref={chart}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('benchmarkMetric')}</th>
            <th scope="col">{t('benchmarkTime')}</th>
          </tr>
        </thead>
        {groups.map(([key, { label, metrics }]) => (
          <tbody key={key}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="duet-benchmark__label">
                {label}
              </th>
            </tr>
            {metrics.map(({ time, desc }) => (
              <tr key={desc}>
                <th scope="row" className="duet-benchmark__desc">
                  {desc}
                </th>
                <td className="duet-benchmark__cell">
                  <svg className="duet-benchmark__track" aria-hidden="true">
                    <rect
                      data-seconds={time}
                      width={`${barWidthPercent(time, slowest)}%`}
                      height="100%"
                      rx="3"
                    />
                  </svg>
                  <span className="duet-benchmark__time">{formatTime(time)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {children && <figcaption className="duet-benchmark__note">{children}</figcaption>}
    </figure>
  );
}
