import { z } from 'zod';

/** Options of `pluginMath()`. */
export const MathOptions = z.strictObject({
  /** Commands of the site, by name: `{ '\\RR': '\\mathbb{R}' }`. @default {} */
  macros: z
    .record(z.string().regex(/^\\[a-zA-Z]+$/, 'expected a command such as "\\RR"'), z.string())
    .default({}),
  /** Whether one dollar sign begins a formula (`$x$`); with `false`, only two do. @default true */
  singleDollar: z.boolean().default(true),
});

/** Options of `pluginMath()`. */
export type MathOptions = z.input<typeof MathOptions>;

/** Options with their defaults filled in. */
export type MathSettings = z.output<typeof MathOptions>;
