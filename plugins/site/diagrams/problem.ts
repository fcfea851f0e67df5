/** A line of a diagram that cannot be drawn. */
export class DiagramProblem extends Error {
  /** @param line from 0, within the diagram */
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
