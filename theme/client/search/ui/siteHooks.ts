/// <reference path="../service/virtual.d.ts" />
import * as module from 'virtual-search-hooks';
import { createSearchHooks } from '../service/searchHooks';

/** The hooks of this site. */
export const siteHooks = createSearchHooks(module);
