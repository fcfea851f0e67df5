import { it } from '@rstest/core';
import { hideFeedsScript } from '../../../../plugins/site/feeds/shared/hideFeeds';
import { redirectScript } from '../../../../plugins/site/redirects/redirectPage';
import { checkPageScripts } from '../../../../scripts/freeIdentifiers';

it('the inline scripts of pages need nothing but themselves and the browser', () => {
  checkPageScripts([hideFeedsScript, redirectScript]);
});
