import type { UserConfig } from '@rspress/core';
import { siteAddressOf } from '../../../shared/address';
import type { AddressSettings } from '../../page/addressScript';
import { storageKeys } from '../../shared/page';

/** What the address script needs to know about a site. */
export function addressSettings(config: UserConfig): AddressSettings {
  const redirect = config.route?.localeRedirect ?? config.themeConfig?.localeRedirect ?? 'auto';
  return { ...siteAddressOf(config), redirect, visitedKey: storageKeys.visited };
}
