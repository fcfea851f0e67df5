/// <reference path="../client/virtual.d.ts" />
import * as module from 'virtual-search-hooks';
import { createSearchHooks } from '../client/searchHooks';

/** The hooks of this site. */
export const siteHooks = createSearchHooks(module);
