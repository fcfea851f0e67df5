/**
 * Measures how well the search of a site finds the pages that readers look for.
 *
 * @module
 */

export { type AskOptions, askSearch, type RelevancePage } from './askSearch';
export {
  judge,
  missLine,
  type RelevanceAnswer,
  type RelevanceMiss,
  type RelevanceReport,
  tableHead,
  tableLine,
} from './judge';
export { parseQueries, type RelevanceQuery } from './queries';
