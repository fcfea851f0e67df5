import { readPath, withoutExtraPrefix, writePath } from '../../shared/address';
import { hiddenParts } from './hiddenParts';
import { htmlWriter } from './htmlWriter';
import { localeTarget } from './localeTarget';
import { showNotFoundPage } from './showNotFoundPage';

/** Functions that the address script calls; passed in, because a function that is copied as source cannot import them. */
export const addressParts = {
  hiddenParts,
  htmlWriter,
  localeTarget,
  readPath,
  showNotFoundPage,
  withoutExtraPrefix,
  writePath,
};
