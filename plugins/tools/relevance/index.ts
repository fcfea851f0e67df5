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
