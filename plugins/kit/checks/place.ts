/** Where something begins in its file, both from 1. */
export interface Place {
  line: number;
  column: number;
}
